import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { articleProblems } from './article-problems.ts'
import { parseArticle, type ParsedArticle } from './parse-article.ts'

const FILES = 'src/content/articles/{es,en}/*.md'

/** Reads all articles below a folder, and says what is wrong with them. */
export async function readArticles(
  root = '.',
): Promise<{ articles: ParsedArticle[]; problems: string[] }> {
  const paths = (await Array.fromAsync(glob(FILES, { cwd: root }))).toSorted()
  const read = await Promise.all(
    paths.map(async (path) =>
      // Slashes as in addresses: the language is part of the path.
      parseArticle(path.replaceAll('\\', '/'), await readFile(join(root, path), 'utf8')),
    ),
  )
  const articles = read.filter((article) => 'fields' in article)
  const broken = read.flatMap((article) => ('problems' in article ? article.problems : []))
  // Whose translation could not be read is not told that it has none.
  const others =
    broken.length > 0
      ? []
      : articleProblems(articles, (path) => existsSync(join(root, 'public', path)))
  return { articles, problems: [...broken, ...others] }
}
