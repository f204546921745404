import { expect, test } from 'vitest'
import { builtPicture } from './built-picture.ts'

test.each([
  ['/', 'es', '/og/es.png'],
  ['/', 'en', '/og/en.png'],
  ['/tools/bmi', 'en', '/og/en/tools/bmi.png'],
  ['/articles?tag=sleep&page=2', 'es', '/og/es/articles.png'],
] as const)('%s in %s has %s', (path, locale, picture) => {
  expect(builtPicture(path, locale)).toBe(picture)
})
