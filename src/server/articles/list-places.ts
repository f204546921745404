import { findArticles, listArticlePlaces, type ArticlePlace } from '#db/queries/articles.ts'
import { ARTICLE_FILE_SLUGS, ARTICLE_FILES, type ArticleFile } from '#content/article-files.ts'
import { byPlace, type ArticleCard } from '#lib/articles/article.ts'
import type { ArticleTopic } from '#lib/articles/topics.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { cardOfRow } from './card-of-row.ts'

type Db = Dependencies['db']

/** An article of a content file, or the place of one of the database. */
export type Place = ArticleFile | (Omit<ArticlePlace, 'publishedAt'> & { publishedAt: string })

/** The articles of content files, in the order of the list. */
export function articleFiles(locale: Locale, tag?: ArticleTopic): ArticleFile[] {
  return ARTICLE_FILES.filter((file) => file.locale === locale && (!tag || file.tags.includes(tag)))
}

/**
 * The articles of a language in the order of the list: all of content files, and of the database as many as `limit`.
 *
 * @returns `total` counts all
 */
export async function listPlaces(
  db: Db,
  { locale, tag, limit }: { locale: Locale; tag?: ArticleTopic | undefined; limit: number },
): Promise<{ places: Place[]; total: number }> {
  const files = articleFiles(locale, tag)
  const asked = { locale, tag, limit, without: ARTICLE_FILE_SLUGS }
  const { places, total } = await listArticlePlaces(db, asked)
  const rows = places.map((place) => ({ ...place, publishedAt: place.publishedAt.toISOString() }))
  return { places: [...files, ...rows].toSorted(byPlace), total: files.length + total }
}

/** The cards at these places, in their order; one of an article that is no longer public is left out. */
export async function cardsAt(db: Db, places: readonly Place[]): Promise<ArticleCard[]> {
  const rows = await findArticles(
    db,
    places.flatMap((place) => ('id' in place ? place.id : [])),
  )
  const cards = new Map(rows.map((row) => [row.slug, cardOfRow(row)]))
  return places.flatMap((place) => ('id' in place ? (cards.get(place.slug) ?? []) : place))
}
