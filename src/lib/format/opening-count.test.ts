import { expect, test } from 'vitest'
import { openingCount } from './opening-count.ts'

test.each([
  [2, 'Dos', 'Two'],
  [5, 'Cinco', 'Five'],
  [10, 'Diez', 'Ten'],
  [11, '11', '11'],
  [1200, '1.200', '1,200'],
])('%d at the beginning of a sentence', (count, es, en) => {
  expect(openingCount(count, 'es')).toBe(es)
  expect(openingCount(count, 'en')).toBe(en)
})
