import { expect, test } from 'vitest'
import { newPasswordProblem } from './new-password.ts'

test.each([
  ['', '', { kind: 'all_required' }],
  ['una clave larga', '', { kind: 'all_required' }],
  ['12345', '12345', { kind: 'too_short', min: 6 }],
  ['123456', '123456', { kind: 'too_short', min: 8 }],
  ['1234567', 'other', { kind: 'too_short', min: 8 }],
  ['una clave larga', 'una clave', { kind: 'mismatch' }],
  ['x'.repeat(129), 'x'.repeat(129), { kind: 'too_long' }],
  ['12345678', '12345678', undefined],
])('%s and %s', (password, confirmation, problem) => {
  expect(newPasswordProblem(password, confirmation)).toEqual(problem)
})
