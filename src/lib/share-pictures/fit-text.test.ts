import { describe, expect, test } from 'vitest'
import { fitText } from './fit-text.ts'

/** Every letter is as wide as half its size. */
const measure = (line: string, size: number) => (Array.from(line).length * size) / 2
const box = { width: 100, height: 60, sizes: [40, 20, 10], leading: 1, maxLines: 4 }
const fit = (text: string) => fitText(text, box, measure)

describe('a text is set in the largest size in which it fits', () => {
  test.each([
    ['Hola', 40, ['Hola']],
    ['Hola tú', 20, ['Hola tú']],
    ['Hola a todas', 20, ['Hola a', 'todas']],
    ['Fisioterapeutas de Valencia', 10, ['Fisioterapeutas', 'de Valencia']],
  ])('%s', (text, size, lines) => {
    expect(fit(text)).toEqual({ size, lines })
  })

  test('in lines about equally long, as many as without that', () => {
    expect(fit('uno dos tres y').lines).toEqual(['uno dos', 'tres y'])
  })

  test('no word is broken while a smaller size holds it', () => {
    expect(fit('fisioterapeutas')).toEqual({ size: 10, lines: ['fisioterapeutas'] })
  })
})

describe('what fits in no size', () => {
  test('is cut with an ellipsis in the smallest', () => {
    const { size, lines } = fit('palabra '.repeat(30).trim())
    expect(size).toBe(10)
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toBe('palabra palabra…')
  })

  test.each([
    ['a word', 'x'.repeat(10_000)],
    ['words', 'uno, '.repeat(2_000)],
    ['letters of two units', '𝒳'.repeat(5_000)],
  ])('%s of 10,000 characters stays within the box', (_, text) => {
    const { lines } = fit(text)
    expect(lines).toHaveLength(4)
    for (const line of lines) expect(measure(line, 10)).toBeLessThanOrEqual(100)
    expect(lines.at(-1)).toMatch(/[^ ,]…$/)
  })
})

test('nothing is set in no lines', () => {
  expect(fit('').lines).toEqual([])
})
