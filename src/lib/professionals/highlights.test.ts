import { expect, test } from 'vitest'
import { highlightsOf, type Candidate } from './highlights.ts'

const review = (comment: string, rating = 5): Candidate => ({
  id: comment,
  reviewerName: 'Eva Núñez',
  rating,
  createdAt: '2026-01-01T00:00:00.000Z',
  comment,
})
const FEAR = 'Me ha quitado el miedo a la sala de pesas.'
const KIDS = 'He vuelto a jugar con mis hijos sin ahogarme.'
const MORE = 'Explica todo, corrige con cariño y no miente.'
const texts = (best: Candidate[], lowest: Candidate | null = null) => {
  const found = highlightsOf(best, lowest)
  return [...found.praise.map(({ text }) => text), found.lowest?.text]
}

test('two of those with five stars, the newest first, and the most critical one', () => {
  const lowest = review('Buen comienzo y luego se fue diluyendo.', 2)
  expect(
    texts(
      [FEAR, KIDS, MORE].map((text) => review(text)),
      lowest,
    ),
  ).toEqual([FEAR, KIDS, 'Buen comienzo y luego se fue diluyendo.'])
})

test('what is too short to quote is not, and nothing is said twice', () => {
  expect(texts([review('Genial.'), review(FEAR), review(FEAR), review(KIDS)])).toEqual([
    FEAR,
    KIDS,
    undefined,
  ])
})

test('criticism is not cut inside a sentence', () => {
  const long = `${'Las citas se movieron muchas veces '.repeat(6).trim()}.`
  expect(texts([], review(`${long} Y el precio subió.`, 1))).toEqual([long])
  expect(texts([], review('Tarde. Y caro. No volveré.', 1))).toEqual(['Tarde. Y caro. No volveré.'])
})

test('without reviews nothing is highlighted', () => {
  expect(highlightsOf([], null)).toEqual({ praise: [], lowest: null })
})
