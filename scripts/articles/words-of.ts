import { foldWords } from '../../src/lib/search/fold-words.ts'

/** The addresses of links and pictures. */
const ADDRESS = /\]\([^)]*\)/g
/** Letters below which a word is too short to search for. */
const SHORTEST = 4

/** The words of a Markdown text that a search can be about, once each, in one line. */
export function wordsOf(markdown: string): string {
  const words = foldWords(markdown.replace(ADDRESS, ']'))
  return [...new Set(words)]
    .filter((word) => word.length >= SHORTEST && /^\p{L}/u.test(word))
    .toSorted()
    .join(' ')
}
