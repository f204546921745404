import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

test.each([
  ['Peso', 'peso'],
  ['Dolor 3 → 7', 'dolor 3 → 7'],
  ['Colesterol HDL', 'colesterol HDL'],
  ['IMC', 'IMC'],
  ['FC en reposo 58 → 70', 'FC en reposo 58 → 70'],
  ['HbA1c', 'HbA1c'],
])('%s: %s', (text, within) => {
  expect(inSentence(text)).toBe(within)
})
