/**
 * Checks the articles of `src/content`: their fields, sources, pictures and twins; and how readable they, the FAQ and the
 * texts about the site are. Lists the problems and exits with 1.
 * When an index is out of date it is written anew and the check fails once, so that it is committed.
 */
import { indexArticles } from './articles/index-articles.ts'
import { indexPages } from './articles/index-pages.ts'
import { indexWords } from './articles/index-words.ts'
import { readArticles } from './articles/read-articles.ts'
import { hardTexts } from './readability/hard-texts.ts'
import { readTexts } from './readability/read-texts.ts'

const { articles, problems } = await readArticles()
problems.push(...hardTexts([...articles, ...(await readTexts())]))
if (problems.length === 0 && (await indexArticles(articles)))
  problems.push('src/content/article-files.json did not match the articles: written anew')
if (problems.length === 0 && (await indexWords(articles)))
  problems.push('src/content/article-words.json did not match the articles: written anew')
if (await indexPages())
  problems.push(
    'src/content/page-files.json did not match tools, questions and texts about the site: written anew',
  )
for (const problem of problems) console.error(problem)
console.log(`${articles.length} articles: ${problems.length || 'no'} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
