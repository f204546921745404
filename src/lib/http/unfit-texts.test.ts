import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unfitTexts } from './unfit-texts.ts'

const fields = (input: unknown) => unfitTexts(input, 10).map((path) => path.join('.'))

test.each<[string, unknown, string[]]>([
  ['half a surrogate pair', { name: 'a\ud800' }, ['name']],
  ['the other half', { name: '\udc00a' }, ['name']],
  ['NUL', { name: 'a\0' }, ['name']],
  ['a text in a list in a list', { all: [['ok', '\0']] }, ['all.0.1']],
  ['the input itself', '\ud800', ['']],
  ['a name, told by the object that has it', { who: { 'a\0': 1 } }, ['who']],
  ['two', { a: '\0', b: 'ok', c: { d: '\ud800' } }, ['a', 'c.d']],
  ['nothing', { a: 'Ana 👩‍⚕️ \n', b: [1, true, null, undefined], c: {} }, []],
])('%s', (_, input, expected) => {
  expect(fields(input)).toEqual(expected)
})

test('stops at the given limit', () => {
  const many = Array.from({ length: 50 }, () => '\0')
  expect(unfitTexts(many, 20)).toHaveLength(20)
})

test('searches as deep as a body may be', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(32)}"\\u0000"${']'.repeat(32)}`)
  expect(unfitTexts(deep, 20)).toEqual([Array<string>(32).fill('0')])
})

test('reports JSON with lone surrogates or NUL, and no other', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (input) => {
      const text = JSON.stringify(input)
      // JSON writes lone surrogates and NUL as escapes.
      expect(unfitTexts(input, 1)).toHaveLength(/\\ud[89a-f]|\\u0000/.test(text) ? 1 : 0)
    }),
  )
})
