import { and, arrayContains, asc, desc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { articles, profiles } from '#db/schema/index.ts'
import type { ArticleTopic } from '#lib/articles/topics.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ArticleId } from '#lib/ids.ts'
import { UUID } from '#lib/uuid.ts'

/** The condition under which visitors may see an article. */
export const IS_PUBLIC = and(articles.isPublished, lte(articles.publishedAt, sql`now()`))

/**
 * The slug of the public article in the other language, whichever of the two names the other. The columns are written
 * out: in a query of one table Drizzle leaves the table away, and they would be those of the twin.
 */
const TRANSLATION = sql<string | null>`(
  select twin.slug from articles as twin
  where (twin.id = articles.translation_of or twin.translation_of = articles.id)
    and twin.locale <> articles.locale and twin.is_published and twin.published_at <= now()
  limit 1
)`

const COLUMNS = {
  id: articles.id,
  locale: articles.locale,
  slug: articles.slug,
  title: articles.title,
  excerpt: articles.excerpt,
  tags: articles.tags,
  publishedAt: articles.publishedAt,
  updatedAt: articles.updatedAt,
  isFeatured: articles.isFeatured,
  content: articles.content,
  cover: articles.cover,
  coverAlt: articles.coverAlt,
  translation: TRANSLATION,
}

/** The place of an article in the list, without what a card shows. */
export type ArticlePlace = { id: ArticleId; slug: string; isFeatured: boolean; publishedAt: Date }

/**
 * The places of the public articles of a language, featured first, then the newest first.
 *
 * @param limit how many at most
 * @param without slugs that are left out
 */
export async function listArticlePlaces(
  db: Executor,
  {
    locale,
    tag,
    limit,
    without,
  }: {
    locale: Locale
    tag?: ArticleTopic | undefined
    limit: number
    without: readonly string[]
  },
): Promise<{ places: ArticlePlace[]; total: number }> {
  const rows = await db
    .select({
      id: articles.id,
      slug: articles.slug,
      isFeatured: articles.isFeatured,
      publishedAt: articles.publishedAt,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(articles)
    .where(
      and(
        IS_PUBLIC,
        eq(articles.locale, locale),
        notInArray(articles.slug, [...without]),
        tag ? arrayContains(articles.tags, [tag]) : undefined,
      ),
    )
    .orderBy(desc(articles.isFeatured), desc(articles.publishedAt), asc(articles.slug))
    .limit(limit)
  return { places: rows.map(asPublic), total: rows[0]?.total ?? 0 }
}

/**
 * The addresses of the public articles of both languages, the newest first.
 *
 * @param limit how many at most
 */
export function listArticleAddresses(
  db: Executor,
  { limit, without }: { limit: number; without: readonly string[] },
) {
  const { locale, slug, updatedAt, translation } = COLUMNS
  return db
    .select({ locale, slug, updatedAt, translation })
    .from(articles)
    .where(and(IS_PUBLIC, notInArray(articles.slug, [...without])))
    .orderBy(desc(articles.publishedAt), asc(articles.slug))
    .limit(limit)
}

/** Public articles by their ids, in no order. */
export async function findArticles(db: Executor, ids: readonly ArticleId[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select(COLUMNS)
    .from(articles)
    .where(and(IS_PUBLIC, inArray(articles.id, [...ids])))
  return rows.map(asPublic)
}

/** A public article by its slug or its id, with the name of its author; null when there is none. */
export async function findArticle(db: Executor, slugOrId: string) {
  const [row] = await db
    .select({ ...COLUMNS, author: profiles.displayName })
    .from(articles)
    .leftJoin(profiles, eq(profiles.userId, articles.authorId))
    .where(
      and(
        IS_PUBLIC,
        UUID.test(slugOrId) ? eq(articles.id, slugOrId as ArticleId) : eq(articles.slug, slugOrId),
      ),
    )
  return row ? asPublic(row) : null
}

/** What a list of links says of public articles, by their slugs, in no order. */
export function findArticleLinks(db: Executor, slugs: readonly string[]) {
  const { locale, slug, title, excerpt, translation } = COLUMNS
  return db
    .select({ locale, slug, title, excerpt, translation })
    .from(articles)
    .where(and(IS_PUBLIC, inArray(articles.slug, [...slugs])))
}

/** Public articles whose titles have all of these words, or their beginnings; the newest first. */
export function searchTitles(
  db: Executor,
  {
    words,
    without,
    limit,
  }: { words: readonly string[]; without: readonly string[]; limit: number },
) {
  const { locale, slug, title, publishedAt, translation } = COLUMNS
  return db
    .select({ locale, slug, title, publishedAt, translation })
    .from(articles)
    .where(
      and(
        IS_PUBLIC,
        notInArray(articles.slug, [...without]),
        ...words.map((word) => sql`' ' || fold_words(${articles.title}) like ${`% ${word}%`}`),
      ),
    )
    .orderBy(desc(articles.publishedAt), asc(articles.slug))
    .limit(limit)
}

export type ArticleRow = Awaited<ReturnType<typeof findArticles>>[number]

/** A check of the table holds that a published article has a date. */
function asPublic<Row extends { publishedAt: Date | null }>(row: Row) {
  return { ...row, publishedAt: row.publishedAt ?? new Date(0) }
}
