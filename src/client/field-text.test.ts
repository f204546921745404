import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createT } from '#lib/i18n/t.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import { PROBLEM_CODES } from '#lib/fields/problem-codes.ts'
import { fieldText, passwordText } from './field-text.ts'

const t = createT({ fields: TEXTS.es.fields }, 'es')

/** The message of a check is its last argument, or named: `z.minLength(1, 'required')`, `error: 'invalid'`. */
const MESSAGE =
  /(?:, |\bz\.(?:string|int)\()'([a-z]+(?:_[a-z]+)*)'\)|\b(?:message|error): '([a-z]+(?:_[a-z]+)*)'/g

const used = globSync('src/lib/{accounts,fields}/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(MESSAGE)])
  .map(([, last, named]) => (last ?? named)!)

test('the schemas say what is wrong by many codes', () => {
  expect(new Set(used).size).toBeGreaterThan(12)
})

test.each([...new Set(used)])('%s has a text of its own', (code) => {
  expect(PROBLEM_CODES).toContain(code)
  expect(fieldText(t, code)).not.toMatch(/^fields\./)
})

test('no problem has no text, and an unknown one is said to be a problem', () => {
  expect(fieldText(t, undefined)).toBeUndefined()
  expect(fieldText(t, 'never_heard_of')).toBe(TEXTS.es.fields.problem.invalid)
  expect(fieldText(t, 'constructor')).toBe(TEXTS.es.fields.problem.invalid)
})

test('a new password that is too short is told how long it must be', () => {
  expect(passwordText(t, 'too_short')).toBe('La contraseña debe tener al menos 8 caracteres')
  expect(passwordText(t, 'too_common')).toBe(TEXTS.es.fields.problem.too_common)
})
