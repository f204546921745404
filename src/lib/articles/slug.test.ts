import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseOf, freeSlug, slugOf } from './slug.ts'

test.each([
  ['Nutrición', 'nutricion'],
  ['¿Qué es el IMC?', 'que-es-el-imc'],
  ['  --Piñón & Café--  ', 'pinon-cafe'],
  ['10 km en 50 min', '10-km-en-50-min'],
  ['ñandú/ÜBER', 'nandu-uber'],
  ['日本', ''],
])('%j becomes %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('any title becomes an address that the database takes, with room for a number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      const slug = freeSlug(slugOf(title), (one) => /^[^-]*$/.test(one))
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slug.length).toBeLessThanOrEqual(100)
    }),
  )
})

test('a taken address gets the first number that is free', () => {
  const taken = new Set(['a', 'a-2', 'a-3'])
  expect(freeSlug('a', (slug) => taken.has(slug))).toBe('a-4')
  expect(freeSlug('b', (slug) => taken.has(slug))).toBe('b')
  expect(freeSlug('', () => false)).toBe('articulo')
})

test('every address that is tried is the base, or the base and a number', () => {
  const id = '6f1c2a34-0000-4000-8000-00000000abcd'
  for (const slug of ['a', '', id]) {
    const base = baseOf(slug)
    const taken = new Set<string>()
    for (let n = 0; n < 4; n++) taken.add(freeSlug(slug, (one) => taken.has(one)))
    for (const one of taken) expect(one === base || one.startsWith(`${base}-`)).toBe(true)
  }
  expect(freeSlug(id, () => false)).toBe(`${id}-2`)
})
