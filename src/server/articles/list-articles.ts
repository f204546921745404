import { ARTICLES_PAGE_SIZE, type ArticleList, type ArticlesQuery } from '#lib/articles/schemas.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { pageAt } from '#lib/paging/page-at.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { cardsAt, listPlaces } from './list-places.ts'

type ListArticlesInput = { query: ArticlesQuery & { locale: Locale } }

/**
 * One page of the articles of a language: those of content files and those of the database in one order, featured first,
 * then the newest first.
 */
export async function listArticles(
  { db }: Pick<Dependencies, 'db'>,
  { query: { locale, tag, page } }: ListArticlesInput,
): Promise<ArticleList> {
  // Of the rows that can stand on this page only the places are read; then the few that do.
  const limit = page * ARTICLES_PAGE_SIZE
  const { places, total } = await listPlaces(db, { locale, tag, limit })
  const shown = pageAt(page, total, ARTICLES_PAGE_SIZE)
  const items = await cardsAt(db, places.slice(shown.offset, shown.offset + ARTICLES_PAGE_SIZE))
  return { items, total, page: shown.page, pageSize: ARTICLES_PAGE_SIZE }
}
