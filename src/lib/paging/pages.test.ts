import { expect, test } from 'vitest'
import { pagesToShow } from './pages.ts'

test.each([
  ['the only page', 1, 1, [1]],
  ['the first of many', 1, 20, [1, 2, null, 20]],
  ['one in the middle', 6, 20, [1, null, 5, 6, 7, null, 20]],
  ['the last', 20, 20, [1, null, 19, 20]],
  ['a gap of one page, which is that page', 4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ['gaps of two pages, which are dots', 5, 9, [1, null, 4, 5, 6, null, 9]],
])('a pager shows %s', (_what, current, last, expected) => {
  expect(pagesToShow(current, last)).toEqual(expected)
})
