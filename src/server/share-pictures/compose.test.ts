import { expect, test } from 'vitest'
import { compose } from './compose.ts'
import { loadLetters } from './letters.ts'

const letters = await loadLetters()
const card = (title: string) =>
  compose({ kind: 'Artículo', title, scene: { name: 'pulse' } }, letters)

test.each([
  ['words', 'palabra '.repeat(1_250)],
  ['a word', 'x'.repeat(10_000)],
  ['nothing but emoji', '😀'.repeat(10_000)],
])('a title of 10,000 characters of %s is set within the time of an answer', (_, title) => {
  const started = performance.now()
  expect(card(title).length).toBeLessThan(200_000)
  expect(performance.now() - started).toBeLessThan(1_500)
})

test('a title that the typeface cannot write is replaced by the kind of page', () => {
  expect(card('日本')).toBe(card('Artículo'))
})

test('no text of a card reaches the SVG as text', () => {
  expect(card('</svg><script>alert(1)</script>')).not.toMatch(/script|alert|<text/)
})

test('every letter of both languages, and of names of Europe, can be written', () => {
  const text = '¿Año, pingüino? ¡Çà! «Más» “20 €” – 50 % · Łódź, Şahin, Ğ, Ő, Žižka, Ñandú…'
  expect(letters.writable(text)).toBe(text)
})

test('a line is kerned', () => {
  const width = (line: string) => letters.width(line, { size: 30, weight: 700 })
  expect(width('AV')).toBeLessThan(width('A') + width('V'))
})
