import type { Locale } from '#lib/i18n/locales.ts'

/** What lists show of an article, whether it is a content file or a row of the database. */
export type ArticleCard = {
  locale: Locale
  slug: string
  title: string
  excerpt: string
  /** Topics by their slugs, and free words; the first topic is its category. */
  tags: string[]
  /** ISO 8601; files have a day, rows a moment. */
  publishedAt: string
  isFeatured: boolean
  readingMinutes: number
  /** The path of its picture; null without one. */
  cover: string | null
  /** What the picture shows. */
  coverAlt: string
  /** The slug of the same article in the other language. */
  translation: string | null
}

type Place = Pick<ArticleCard, 'isFeatured' | 'publishedAt' | 'slug'>

/** Featured ones first, then newest first; the slug decides between those of one day. */
export function byPlace(a: Place, b: Place): number {
  return (
    Number(b.isFeatured) - Number(a.isFeatured) ||
    b.publishedAt.localeCompare(a.publishedAt) ||
    a.slug.localeCompare(b.slug)
  )
}
