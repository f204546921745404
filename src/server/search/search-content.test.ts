import { expect, test } from 'vitest'
import { searchContent } from './search-content.ts'

const pages = (locale: 'es' | 'en', q: string) =>
  searchContent(locale, q)
    .filter(({ group }) => group === 'page')
    .map(({ path }) => path)

test.each([
  ['es', 'borrar cuenta', '/privacy'],
  ['en', 'delete account', '/en/privacy'],
  ['es', 'sobre nosotros', '/about'],
  ['es', 'accesibilidad', '/accessibility'],
  ['en', 'terms', '/en/terms'],
] as const)('in %s, %j finds the text about the site at %s', (locale, q, path) => {
  expect(pages(locale, q)).toContain(path)
})

test('the text that is about the words comes first', () => {
  expect(pages('es', 'cookies')[0]).toBe('/cookies')
  expect(pages('en', 'cookies')[0]).toBe('/en/cookies')
  expect(pages('es', 'ranking')[0]).toBe('/reviews-and-ranking')
})

test('neither the values nor the addresses of a text are its words', () => {
  expect(pages('es', 'supportEmail')).toEqual([])
  expect(pages('es', 'https')).toEqual([])
})
