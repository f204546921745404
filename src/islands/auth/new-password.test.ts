import { expect, test } from 'vitest'
import { newPasswordProblems } from './new-password.ts'

test.each([
  ['', '', { password: 'required', confirmation: 'required' }],
  ['', 'una clave larga', { password: 'required' }],
  ['una clave larga', '', { confirmation: 'required' }],
  ['12345', '12345', { password: 'far_too_short' }],
  ['123456', '123456', { password: 'too_short' }],
  ['1234567', 'other', { password: 'too_short' }],
  ['una clave larga', 'una clave', { confirmation: 'mismatch' }],
  ['x'.repeat(129), 'x'.repeat(129), { password: 'too_long' }],
  ['12345678', '12345678', {}],
])('%s and %s', (password, confirmation, problems) => {
  expect(newPasswordProblems({ password, confirmation })).toEqual(problems)
})
