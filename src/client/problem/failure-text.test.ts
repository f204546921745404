import { expect, test } from 'vitest'
import type { ErrorCode } from '#lib/http/errors.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import { failureText } from './failure-text.ts'

const t = createT(messagesOf('en'), 'en')
const texts = { CONFLICT: 'It was taken.', other: 'It could not be saved.' }
const textOf = (code: ErrorCode, retryAfter?: number) => failureText(t, { code, retryAfter }, texts)

test('a screen says what it can say better, and what nothing else can name', () => {
  expect(textOf('CONFLICT')).toBe('It was taken.')
  expect(textOf('INTERNAL')).toBe('It could not be saved.')
})

test.each([
  ['UNAVAILABLE', t('island.failure.unavailable')],
  ['NOT_FOUND', t('island.failure.gone')],
  ['FORBIDDEN', t('island.failure.denied')],
  ['UNAUTHENTICATED', t('island.failure.signIn')],
] as const)('%s has the words of all screens', (code, text) => {
  expect(textOf(code)).toBe(text)
})

test.each([
  [undefined, t('island.failure.limited', { count: 1 })],
  [61, t('island.failure.limited', { count: 2 })],
  [7_300, t('island.failure.limitedHours', { count: 3 })],
])('a limit of %s seconds says when to try again', (retryAfter, text) => {
  expect(textOf('RATE_LIMITED', retryAfter)).toBe(text)
})

test('what a form does not show at its fields is said', () => {
  expect(textOf('INVALID_INPUT')).toBe(texts.other)
})

test('a password that was not given is no failure', () => {
  expect(textOf('PASSWORD_NEEDED')).toBeNull()
})
