/**
 * Checks the articles of `src/content`: their fields, sources, pictures and twins; and how readable they, the FAQ and the
 * texts about the site are. Lists the problems and exits with 1.
 * When an index is out of date it is written anew and the check fails once, so that it is committed.
 */
import { writeIndexes } from './articles/index-content.ts'
import { readArticles } from './articles/read-articles.ts'
import { hardTexts } from './readability/hard-texts.ts'
import { readTexts } from './readability/read-texts.ts'

const { articles, problems } = await readArticles()
problems.push(...hardTexts([...articles, ...(await readTexts())]))
// With broken articles the indexes would lack them.
if (problems.length === 0)
  for (const path of await writeIndexes(articles))
    problems.push(`${path} did not match the content: written anew`)
for (const problem of problems) console.error(problem)
console.log(`${articles.length} articles: ${problems.length || 'no'} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
