import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArticleFile } from '#content/article-files.ts'
import { splitFrontMatter } from '#lib/markdown/split-front-matter.ts'

/** The Markdown of an article in a content file, which is deployed with the functions (`netlify.toml`). */
export async function readArticleFile({ locale, slug }: ArticleFile): Promise<string> {
  const path = join(process.cwd(), 'src/content/articles', locale, `${slug}.md`)
  const text = await readFile(path, 'utf8')
  return splitFrontMatter(text)?.body ?? text
}
