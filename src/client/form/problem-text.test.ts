import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createT } from '#lib/i18n/t.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import { PROBLEM_CODES } from '#lib/fields/problem-codes.ts'
import { choiceText, fieldText, passwordText } from './problem-text.ts'

const t = createT({ fields: TEXTS.es.fields }, 'es')

/** A check's message is its last argument, or named: `z.minLength(1, 'required')`, `error: 'invalid'`. */
const MESSAGE =
  /(?:, |\bz\.(?:string|int)\()'([a-z]+(?:_[a-z]+)*)'\)|\b(?:message|error): '([a-z]+(?:_[a-z]+)*)'/g

const used = globSync('src/lib/{accounts,fields}/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(MESSAGE)])
  .map(([, last, named]) => (last ?? named)!)

test('the pattern finds the problem codes of the schemas', () => {
  expect(new Set(used).size).toBeGreaterThan(12)
})

test.each([...new Set(used)])('%s has a text of its own', (code) => {
  expect(PROBLEM_CODES).toContain(code)
  expect(fieldText(t, code)).not.toMatch(/^fields\./)
})

test('no code has no text, and an unknown code has that of an invalid value', () => {
  expect(fieldText(t, undefined)).toBeUndefined()
  expect(fieldText(t, 'never_heard_of')).toBe(TEXTS.es.fields.problem.invalid)
  expect(fieldText(t, 'constructor')).toBe(TEXTS.es.fields.problem.invalid)
})

test('where nothing is typed, what is missing is a choice', () => {
  expect(choiceText(t, 'required')).toBe('Elige una de las opciones')
  expect(choiceText(t, 'required', 'some')).toBe('Elige al menos una')
  expect(choiceText(t, 'invalid')).toBe(TEXTS.es.fields.problem.invalid)
  expect(choiceText(t, undefined)).toBeUndefined()
})

test('the problem of a short password states the minimum length', () => {
  expect(passwordText(t, 'too_short')).toBe('La contraseña debe tener al menos 8 caracteres')
  expect(passwordText(t, 'too_common')).toBe(TEXTS.es.fields.problem.too_common)
})
