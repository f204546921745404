import {
  and,
  arrayContains,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  like,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#db/client.ts'
import { articles, profiles, PUBLICATION_ORDER, TITLE_ORDER } from '#db/schema/index.ts'
import type { ArticleEdit } from '#lib/admin/articles/fields.ts'
import type { ListPlace } from '#lib/admin/list.ts'
import { TRANSLATIONS_MAX } from '#lib/admin/articles/schemas.ts'
import type { ArticleState } from '#lib/articles/state.ts'
import type { ArticleTopic } from '#lib/articles/topics.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ArticleId, UserId } from '#lib/ids.ts'
import { COUNT_LIMIT, keyset, orFirst, pageOf, totalOf } from './keyset.ts'

/** See `ARTICLE_STATES`. Of the article itself, or of its twin under another name. */
const stateOf = (table: SQL) => sql<ArticleState>`case
  when ${table}.is_published and ${table}.published_at > now() then 'scheduled'
  when ${table}.is_published then 'published'
  when ${table}.published_at is not null then 'unpublished'
  else 'draft' end`

const STATE = stateOf(sql`articles`)

const ORDERS = {
  updated: articles.updatedAt,
  published: PUBLICATION_ORDER,
  title: TITLE_ORDER,
}

export type ArticlesAsked = ListPlace & {
  q: string
  sort: keyof typeof ORDERS
  state?: ArticleState | undefined
  locale?: Locale | undefined
  tag?: ArticleTopic | undefined
}

/** A page of all articles of the database, whatever their state. */
export const listArticles = (db: Executor, asked: ArticlesAsked) =>
  orFirst(asked, (place) => readPage(db, place))

async function readPage(db: Executor, asked: ArticlesAsked) {
  const page = keyset({ by: ORDERS[asked.sort], id: articles.id, from: sql`${articles}` }, asked)
  const matching = conditionOf(asked)
  const { id, slug, title, locale, tags, isFeatured, publishedAt, updatedAt } = articles
  const columns = { id, slug, title, locale, tags, isFeatured, publishedAt, updatedAt }
  const rows = await db
    .select({ ...columns, state: STATE, updatedBy: profiles.displayName })
    .from(articles)
    .leftJoin(profiles, eq(profiles.userId, articles.updatedBy))
    .where(and(matching, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  const counted = db.select({ id }).from(articles).where(matching).limit(COUNT_LIMIT).as('counted')
  const [count] = await db.select({ n: sql<number>`count(*)::integer` }).from(counted)
  return { ...pageOf(rows, asked, (row) => row.id), ...totalOf(count?.n ?? 0) }
}

function conditionOf({ q, state, locale, tag }: ArticlesAsked): SQL | undefined {
  return and(
    // The index narrows it down; then the title alone counts.
    q ? sql`${articles.search} @@ search_query(${q})` : undefined,
    q ? sql`search_words(${articles.title}) @@ search_query(${q})` : undefined,
    state ? sql`${STATE} = ${state}` : undefined,
    locale ? eq(articles.locale, locale) : undefined,
    tag ? arrayContains(articles.tags, [tag]) : undefined,
  )
}

const twins = alias(articles, 'twin')

/** Either of two articles names the other. */
const IS_TWIN = and(
  or(eq(twins.id, articles.translationOf), eq(twins.translationOf, articles.id)),
  ne(twins.locale, articles.locale),
)

/** An article with who saved it last, and its translation; null when there is none. */
export async function findArticle(db: Executor, id: ArticleId) {
  const { search: _search, ...columns } = getTableColumns(articles)
  const [row] = await db
    .select({
      ...columns,
      state: STATE,
      updatedByName: profiles.displayName,
      twinId: twins.id,
      twinTitle: twins.title,
      twinState: stateOf(sql`twin`),
    })
    .from(articles)
    .leftJoin(profiles, eq(profiles.userId, articles.updatedBy))
    .leftJoin(twins, IS_TWIN)
    .where(eq(articles.id, id))
    .limit(1)
  return row ?? null
}
export type FoundArticle = NonNullable<Awaited<ReturnType<typeof findArticle>>>

/** Holds an article, and another, until the transaction ends: always in the same order. */
export async function lockArticles(tx: Executor, ids: readonly ArticleId[]): Promise<void> {
  await tx
    .select({ id: articles.id })
    .from(articles)
    .where(inArray(articles.id, [...ids]))
    .orderBy(articles.id)
    .for('update')
}

/** Whether an article that `lockArticles` holds is the translation of one other than `of`. */
export async function hasOtherTwin(tx: Executor, id: ArticleId, of: ArticleId): Promise<boolean> {
  const [row] = await tx
    .select({ id: twins.id })
    .from(articles)
    .innerJoin(twins, IS_TWIN)
    .where(and(eq(articles.id, id), ne(twins.id, of)))
    .limit(1)
  return row !== undefined
}

/** Makes an article the translation of another, or of none; whichever named which before. */
export async function linkTwin(tx: Executor, id: ArticleId, twin: ArticleId | null): Promise<void> {
  await tx.update(articles).set({ translationOf: null }).where(eq(articles.translationOf, id))
  await tx.update(articles).set({ translationOf: twin }).where(eq(articles.id, id))
}

/** The articles of the other language without a translation, the last changed first. */
export async function listFreeTwins(db: Executor, id: ArticleId) {
  const others = alias(articles, 'other')
  return db
    .select({ id: twins.id, title: twins.title, state: stateOf(sql`twin`) })
    .from(articles)
    .innerJoin(twins, and(ne(twins.locale, articles.locale), isNull(twins.translationOf)))
    .where(
      and(
        eq(articles.id, id),
        notExists(
          db
            .select({ one: sql`1` })
            .from(others)
            .where(eq(others.translationOf, twins.id)),
        ),
      ),
    )
    .orderBy(desc(twins.updatedAt), twins.id)
    .limit(TRANSLATIONS_MAX)
}

/** The slugs that a new article may not have: this one, and those that follow it with a number. */
export async function slugsLike(tx: Executor, slug: string): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: articles.slug })
    .from(articles)
    .where(or(eq(articles.slug, slug), like(articles.slug, `${slug}-%`)))
  return new Set(rows.map((row) => row.slug))
}

/** @returns its id; null when another one took the slug meanwhile */
export async function insertArticle(
  tx: Executor,
  article: { slug: string; title: string; locale: Locale; authorId: UserId },
): Promise<ArticleId | null> {
  const [row] = await tx
    .insert(articles)
    .values({ ...article, excerpt: '', content: '', updatedBy: article.authorId })
    .onConflictDoNothing()
    .returning({ id: articles.id })
  return row?.id ?? null
}

type Written = Omit<ArticleEdit, 'translation'>

/** Writes an article that `lockArticles` holds. */
export async function saveArticle(
  tx: Executor,
  { id, by, ...written }: Partial<Written> & { id: ArticleId; by: UserId },
): Promise<void> {
  await tx
    .update(articles)
    .set({
      ...written,
      updatedBy: by,
      updatedAt: sql`now()`,
      version: sql`${articles.version} + 1`,
    })
    .where(eq(articles.id, id))
}

/** What a change of state does to the columns that say it. */
const STATE_CHANGES = {
  // One that was public before keeps the day of its first publication.
  publish: {
    isPublished: true,
    publishedAt: sql`case when published_at <= now() then published_at else now() end`,
    announcedAt: sql`now()`,
  },
  withdraw: {
    isPublished: false,
    publishedAt: sql`case when published_at <= now() then published_at end`,
    announcedAt: null,
  },
} as const

/** Changes the state of an article that `lockArticles` holds. @param to a time schedules it */
export async function saveState(
  tx: Executor,
  id: ArticleId,
  to: keyof typeof STATE_CHANGES | Date,
): Promise<void> {
  const change =
    to instanceof Date
      ? { isPublished: true, publishedAt: to, announcedAt: null }
      : STATE_CHANGES[to]
  await tx
    .update(articles)
    .set({ ...change, version: sql`${articles.version} + 1` })
    .where(eq(articles.id, id))
}

/** @returns whether there was one */
export async function deleteArticle(tx: Executor, id: ArticleId): Promise<boolean> {
  const rows = await tx.delete(articles).where(eq(articles.id, id)).returning({ id: articles.id })
  return rows.length > 0
}
