import { and, asc, desc, eq, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '#db/client.ts'
import { articles, exerciseVideos, professionals, profiles } from '#db/schema/index.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { LIST_END } from '#lib/professionals/list-query.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'
import { IS_PUBLIC as ARTICLE_IS_PUBLIC } from './articles.ts'
import { IS_ACTIVE } from './exercise-videos.ts'
import { orderOf } from './professional-filters.ts'
import { CARD_COLUMNS, toCard } from './professional-rows.ts'
import { isFoundBy } from './professional-search.ts'
import { IS_PUBLIC } from './public-professionals.ts'

/** What is searched for, in which language, and how many rows at most. */
export type Search = { q: string; locale: Locale; limit: number }

/** Every word of the text begins a word of the row. */
const matches = (column: PgColumn, q: string): SQL => sql`${column} @@ search_query(${q})`

/** First what has all words in its title. */
const inTitle = (title: PgColumn, q: string): SQL =>
  desc(sql`search_words(${title}) @@ search_query(${q})`)

/** Public articles of a language, `without` those of these slugs. */
export function searchArticles(
  db: Executor,
  { q, locale, limit, without }: Search & { without: readonly string[] },
) {
  const { slug, title, excerpt, tags, cover, publishedAt } = articles
  return db
    .select({ slug, title, excerpt, tags, cover })
    .from(articles)
    .where(
      and(
        ARTICLE_IS_PUBLIC,
        eq(articles.locale, locale),
        notInArray(slug, [...without]),
        matches(articles.search, q),
      ),
    )
    .orderBy(inTitle(title, q), desc(publishedAt), asc(slug))
    .limit(limit)
}

/** Active videos, named in a language; their words are searched in both. */
export function searchVideos(db: Executor, { q, locale, limit }: Search) {
  const { id, nameEs, nameEn, descriptionEs, descriptionEn } = exerciseVideos
  const [name, description] = locale === 'es' ? [nameEs, descriptionEs] : [nameEn, descriptionEn]
  return db
    .select({ id, name, description })
    .from(exerciseVideos)
    .where(and(IS_ACTIVE, matches(exerciseVideos.search, q)))
    .orderBy(inTitle(name, q), asc(name), asc(id))
    .limit(limit)
}

/** Public professionals of all professions by their score, and how many of each there are, up to one beyond `LIST_END`. */
export async function searchProfessionals(db: Executor, { q, limit }: Omit<Search, 'locale'>) {
  const { id, type, rankingScore, rating, totalReviews } = professionals
  // As the list of a profession is found, whose indexes have the words.
  const ofType = (own: ProfessionalType) =>
    db
      .select({ id, type, rankingScore, rating, totalReviews })
      .from(professionals)
      .where(and(IS_PUBLIC, eq(type, own), isFoundBy(q)))
      .orderBy(...orderOf('score'))
      .limit(LIST_END + 1)
  const [trainer, nutritionist, physiotherapist] = PROFESSIONAL_TYPES
  const found = db
    .$with('found')
    .as(unionAll(ofType(trainer), ofType(nutritionist), ofType(physiotherapist)))
  const counts = sql<Partial<Record<ProfessionalType, number>>>`(
    select json_object_agg(type, count) from (
      select type, count(*)::integer from ${found} group by type
    ) as counted)`
  const best = sql`(
    select id from ${found} order by ranking_score desc, rating desc, total_reviews desc, id limit ${limit}
  ) as best`
  const rows = await db
    .with(found)
    .select({ counts, ...CARD_COLUMNS })
    .from(best)
    .innerJoin(professionals, eq(id, sql`best.id`))
    .orderBy(...orderOf('score'))
  return {
    counts: rows[0]?.counts ?? {},
    people: rows.map(({ counts: _, ...row }) => toCard(row)),
  }
}

/** The most names that are compared with what is typed. */
const MOST_NAMES = 300

/** A search of which one word is shortened to its beginning, and that beginning. */
type Begun = { search: string; word: string }

/** The names of public professionals whom one of these finds, with a word of the name that begins so, the best first. */
export async function namesBegun(db: Executor, begun: readonly Begun[]): Promise<string[]> {
  if (begun.length === 0) return []
  const conditions = begun.map(({ search, word }) =>
    and(
      sql`${professionals.search} @@ search_query(${search})`,
      sql`search_words(${profiles.displayName}) @@ search_query(${word})`,
    ),
  )
  const rows = await db
    .select({ name: profiles.displayName })
    .from(professionals)
    .innerJoin(profiles, eq(profiles.userId, professionals.userId))
    .where(and(IS_PUBLIC, or(...conditions)))
    .orderBy(...orderOf('score'))
    .limit(MOST_NAMES)
  return rows.flatMap(({ name }) => name ?? [])
}
