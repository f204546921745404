import { findArticles, listArticlePlaces } from '#db/queries/articles.ts'
import { ARTICLE_FILE_SLUGS } from '#content/article-files.ts'
import { byPlace, type ArticleCard } from '#lib/articles/article.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { cardOfRow } from './card-of-row.ts'
import { articleFiles } from './list-places.ts'

/** Articles of a feed. */
const LATEST = 50

/** The newest articles of a language, of files and of the database. */
export async function listFeed(
  { db }: Pick<Dependencies, 'db'>,
  locale: Locale,
): Promise<ArticleCard[]> {
  const { places } = await listArticlePlaces(db, {
    locale,
    limit: LATEST,
    without: ARTICLE_FILE_SLUGS,
  })
  const rows = await findArticles(
    db,
    places.map(({ id }) => id),
  )
  const unordered = [...articleFiles(locale), ...rows.map(cardOfRow)]
  return unordered
    .map((article) => ({ ...article, isFeatured: false }))
    .toSorted(byPlace)
    .slice(0, LATEST)
}
