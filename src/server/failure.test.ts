import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { AppError } from '#lib/http/errors.ts'
import { unavailable } from './database-errors.ts'
import { faultOf, toAppError } from './failure.ts'

const CANARY = 'canary@example.com'
const failed = (cause: unknown) =>
  new DrizzleQueryError(`select * from users where email = '${CANARY}'`, [CANARY], cause as Error)
const withState = (code: string) => Object.assign(new Error(CANARY), { code })

const UNAVAILABLE: [string, unknown][] = [
  ['the server is stopped by its administrator', failed(withState('57P01'))],
  ['the server is starting', failed(withState('57P03'))],
  ['too many connections', failed(withState('53300'))],
  ['a connection failure', failed(withState('08006'))],
  ['a statement that took too long', failed(withState('57014'))],
  ['a deadlock', failed(withState('40P01'))],
  ['a serialization failure', failed(withState('40001'))],
  ['no connection in time', failed(new Error('timeout exceeded when trying to connect'))],
  ['no answer in time', failed(new Error('Query read timeout'))],
  ['a connection cut', failed(new Error('Connection terminated unexpectedly'))],
  ['a socket that failed', failed(Object.assign(new Event('error'), { message: '' }))],
  ['the same outside of drizzle', new Error('Connection terminated unexpectedly')],
  ['our own deadline', unavailable('late')],
]

test.each(UNAVAILABLE)('%s is UNAVAILABLE, with Retry-After', (_name, error) => {
  expect(toAppError(error)).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 })
})

const INTERNAL: [string, unknown][] = [
  ['a broken constraint', failed(withState('23505'))],
  ['a missing table', failed(withState('42P01'))],
  ['a mistake of ours', new TypeError(CANARY)],
  ['a thrown text', CANARY],
  ['nothing at all', undefined],
]

test.each(INTERNAL)('%s is INTERNAL, and its message is not exposed', (_name, error) => {
  const mapped = toAppError(error)
  expect(mapped.code).toBe('INTERNAL')
  expect(faultOf(mapped)).not.toContain(CANARY)
})

test('an AppError is passed through', () => {
  const error = new AppError('CONFLICT', 'twice')
  expect(toAppError(error)).toBe(error)
})

test('the fault is the code location, even when the message imitates a stack', () => {
  const fault = faultOf(toAppError(new RangeError(`x\n    at ${CANARY}`)))
  expect(fault).toMatch(/^RangeError at .*failure\.test\.ts/)
  expect(fault).not.toContain(CANARY)
})
