import type { ParsedArticle } from './parse-article.ts'
import { wordsOf } from './words-of.ts'
import { writeIndex } from './write-index.ts'

/** Generated and committed, as the index of articles. */
const INDEX = 'src/content/article-words.json'
/** Footnotes. */
const SOURCE = /^\[\^[^\]]+\]:.*$/gm

/**
 * Writes the words of each article, once each, for the page of the search, unless they are up to date.
 *
 * @returns the path, if they were written
 */
export function indexWords(articles: readonly ParsedArticle[]): Promise<string[]> {
  return writeIndex(
    INDEX,
    articles.map(({ slug, body }) => ({ slug, words: wordsOf(body.replace(SOURCE, '')) })),
  )
}
