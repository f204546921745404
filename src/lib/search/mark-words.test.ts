import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markWords } from './mark-words.ts'

const found = (text: string, search: string) =>
  markWords(text, search)
    .filter(({ isFound }) => isFound)
    .map((piece) => piece.text)

test.each([
  ['Dolor de rodilla', 'rod', ['rodilla']],
  ['El músculo y el MÚSCULO', 'musculo', ['músculo', 'MÚSCULO']],
  ['Sueño y siesta', 'sueno SIES', ['Sueño', 'siesta']],
  ['Arrodillarse', 'rod', []],
  ['<b>rodilla</b>', 'b', ['b', 'b']],
  ['Rodilla', '(', []],
])('in %j, %j marks %j', (text, search, expected) => {
  expect(found(text, search)).toEqual(expected)
})

test('the pieces are the text again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, search) => {
      expect(
        markWords(text, search)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
