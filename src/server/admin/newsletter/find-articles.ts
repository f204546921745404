import { searchTitles } from '#db/queries/articles.ts'
import { ARTICLE_FILE_SLUGS, ARTICLE_FILES } from '#content/article-files.ts'
import type { EditionArticle } from '#lib/admin/newsletter/edition.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { findChosen } from '#server/editions/edition-articles.ts'
import { foldWords } from '#lib/search/fold-words.ts'

/** Articles that are offered at a time. */
const SHOWN = 20

/**
 * The public articles, of content files and of the database, whose titles have words that begin so, the newest first. One
 * in both languages stands once.
 */
export async function findArticles(
  { db }: Pick<Dependencies, 'db'>,
  { query: { q } }: { query: { q: string } },
): Promise<{ items: EditionArticle[] }> {
  const words = foldWords(q)
  const asked = { words, without: ARTICLE_FILE_SLUGS, limit: 2 * SHOWN }
  const rows = await searchTitles(db, asked)
  const files = ARTICLE_FILES.filter(({ title }) => hasAll(foldWords(title), words))
  const found = [
    ...rows.map((row) => ({ ...row, publishedAt: row.publishedAt?.toISOString() ?? '' })),
    ...files,
  ].toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
  const slugs = new Set<string>()
  for (const { slug, translation } of found)
    if (translation === null || !slugs.has(translation)) slugs.add(slug)
  const chosen = await findChosen(db, [...slugs].slice(0, SHOWN))
  const items = chosen.map(({ slug, es, en }) => ({
    slug,
    titles: { es: es?.title ?? null, en: en?.title ?? null },
  }))
  return { items }
}

const hasAll = (title: readonly string[], words: readonly string[]) =>
  words.every((word) => title.some((own) => own.startsWith(word)))
