import { indexArticles } from './index-articles.ts'
import { indexPages } from './index-pages.ts'
import { indexWords } from './index-words.ts'
import type { ParsedArticle } from './parse-article.ts'
import { readArticles } from './read-articles.ts'

/**
 * Brings the indexes of articles, tools, questions and texts about the site up to date, before anything reads them.
 *
 * @throws Error that names each file, field and problem
 */
export async function indexContent(): Promise<void> {
  const { articles, problems } = await readArticles()
  if (problems.length > 0) throw new Error(`Articles cannot be published:\n${problems.join('\n')}`)
  for (const path of await writeIndexes(articles)) console.log(`${path} was written anew`)
}

/**
 * Writes the indexes that are not up to date.
 *
 * @returns their paths
 */
export async function writeIndexes(articles: readonly ParsedArticle[]): Promise<string[]> {
  return [
    ...(await indexArticles(articles)),
    ...(await indexWords(articles)),
    ...(await indexPages()),
  ]
}
