import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  ['Preparo corredores. Ven como estés.', 'Preparo corredores'],
  ['  ¿Te duele la rodilla? Hablemos.', '¿Te duele la rodilla?'],
  ['Sin punto', 'Sin punto'],
  ['Fuerza\nOtra línea', 'Fuerza'],
  ['Del primer 5.5 K al maratón. Y más.', 'Del primer 5.5 K al maratón'],
  ['Ya veremos...', 'Ya veremos...'],
  ['', ''],
])('%j begins with %j', (text, first) => {
  expect(firstSentence(text, 'es')).toBe(first)
})
