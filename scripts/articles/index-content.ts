import { indexArticles } from './index-articles.ts'
import { indexPages } from './index-pages.ts'
import { indexWords } from './index-words.ts'
import { readArticles } from './read-articles.ts'

/**
 * Brings the indexes of articles, tools, questions and texts about the site up to date, before anything reads them.
 *
 * @throws Error that names each file, field and problem
 */
export async function indexContent(): Promise<void> {
  const { articles, problems } = await readArticles()
  if (problems.length > 0) throw new Error(`Articles cannot be published:\n${problems.join('\n')}`)
  if (await indexArticles(articles)) console.log('src/content/article-files.json was written anew')
  if (await indexWords(articles)) console.log('src/content/article-words.json was written anew')
  if (await indexPages()) console.log('src/content/page-files.json was written anew')
}
