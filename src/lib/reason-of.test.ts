import { expect, test } from 'vitest'
import { reasonOf } from './reason-of.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), {
  code: 'ECONNREFUSED',
})

test.each<[string, unknown, string]>([
  ['an error', new Error('no such file'), 'no such file'],
  ['the first line', new Error('one\ntwo'), 'one'],
  ['a text', 'gone', 'gone'],
  ['nothing', undefined, 'undefined'],
  [
    'the last cause',
    new Error('a', { cause: new Error('b', { cause: refused }) }),
    refused.message,
  ],
  ['the first of several', new AggregateError([refused, new Error('other')]), refused.message],
  ['an error without a message', Object.assign(new Error(), { code: 'ENOENT' }), 'ENOENT'],
  ['what an event carries', { type: 'error', message: '', error: refused }, refused.message],
  ['an event without anything', { type: 'error' }, 'the connection failed'],
])('is said of %s', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})
