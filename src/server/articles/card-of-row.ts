import type { ArticleRow } from '#db/queries/articles.ts'
import type { ArticleCard } from '#lib/articles/article.ts'
import { picturePath } from '#lib/articles/picture.ts'
import { readingMinutes } from '#lib/articles/reading-minutes.ts'

/** An article of the database as lists show it. */
export function cardOfRow(row: ArticleRow): ArticleCard {
  const { locale, slug, title, excerpt, tags, isFeatured, translation, cover, coverAlt } = row
  return {
    locale,
    slug,
    title,
    excerpt,
    tags,
    publishedAt: row.publishedAt.toISOString(),
    isFeatured,
    readingMinutes: readingMinutes(row.content),
    cover: cover && picturePath(cover),
    coverAlt: cover ? coverAlt : '',
    translation,
  }
}
