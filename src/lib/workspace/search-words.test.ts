import { expect, test } from 'vitest'
import { SearchText } from './search-text.ts'
import { SEARCH_MAX, searchWords } from './search-words.ts'

test.each([
  ['  Nora ', 'Nora'],
  ['Nora\tSalas\n', 'Nora Salas'],
  ['\n\t', ''],
  ['a'.repeat(SEARCH_MAX + 1), 'a'.repeat(SEARCH_MAX)],
])('%j is asked for as %j, which the lists take', (typed, words) => {
  expect(searchWords(typed)).toBe(words)
  expect(SearchText.parse(searchWords(typed))).toBe(words)
})
