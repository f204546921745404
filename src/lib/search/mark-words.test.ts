import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromFound, markWords } from './mark-words.ts'

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

const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')

test('a line begins shortly before the first word that was found, with a whole word', () => {
  const line = fromFound(
    markWords('Acompaño a corredores que tienen dolor de rodilla al bajar', 'rodilla'),
  )
  expect(textOf(line)).toBe('… tienen dolor de rodilla al bajar')
  expect(line.filter(({ isFound }) => isFound)).toEqual([{ text: 'rodilla', isFound: true }])
})

test('a line begins with its text where nothing was found, or at once', () => {
  for (const text of ['', 'Dolor de rodilla', 'Acompaño a corredores con mucha paciencia'])
    expect(textOf(fromFound(markWords(text, 'rodilla')))).toBe(text)
})

test('a long word before what was found is not cut', () => {
  const text = 'Electroencefalografista rodilla'
  expect(textOf(fromFound(markWords(text, 'rodilla')))).toBe('… rodilla')
})
