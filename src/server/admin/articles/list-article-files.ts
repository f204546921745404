import { ARTICLE_FILES, type ArticleFile } from '#content/article-files.ts'
import type * as articlesSchemas from '#lib/admin/articles/schemas.ts'
import { ADMIN_PAGE, END } from '#lib/admin/list.ts'
import type { Parsed, ResponseOf } from '#lib/http/contract.ts'
import { foldWords } from '#lib/search/fold-words.ts'

type Asked = Parsed<(typeof articlesSchemas.listArticleFiles)['query']>

/** A page of the articles that are files, in the order and with the filters of the others. */
export function listArticleFiles(
  _deps: unknown,
  { query }: { query: Asked },
): Promise<ResponseOf<typeof articlesSchemas.listArticleFiles>> {
  const found = ARTICLE_FILES.filter((file) => matches(file, query)).toSorted(orderOf(query))
  const from = firstOf(query, found)
  const items = found.slice(from, from + ADMIN_PAGE)
  const isLast = from + ADMIN_PAGE >= found.length
  return Promise.resolve({
    items,
    total: found.length,
    isMore: false,
    next: isLast ? null : (items.at(-1)?.slug ?? null),
    previous: from > 0 ? (items[0]?.slug ?? null) : null,
  })
}

function matches(file: ArticleFile, { q, locale, tag }: Asked): boolean {
  const words = foldWords(file.title)
  return (
    (!locale || file.locale === locale) &&
    (!tag || file.tags.includes(tag)) &&
    foldWords(q).every((asked) => words.some((word) => word.startsWith(asked)))
  )
}

const KEYS = {
  published: ({ publishedAt }: ArticleFile) => publishedAt,
  updated: ({ updatedAt }: ArticleFile) => updatedAt,
  title: ({ title }: ArticleFile) => foldWords(title).join(' '),
}

function orderOf({ sort, dir }: Asked) {
  const key = KEYS[sort]
  const sign = dir === 'asc' ? 1 : -1
  return (a: ArticleFile, b: ArticleFile) =>
    sign * (key(a).localeCompare(key(b)) || a.slug.localeCompare(b.slug))
}

/** Where the page begins; a row that is not in the list means its beginning. */
function firstOf({ after, before }: Asked, found: readonly ArticleFile[]): number {
  if (before === END) return Math.max(0, found.length - ADMIN_PAGE)
  const at = (slug: string) => found.findIndex((file) => file.slug === slug)
  if (before !== undefined) return Math.max(0, at(before) - ADMIN_PAGE)
  return after === undefined ? 0 : at(after) + 1
}
