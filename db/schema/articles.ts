import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ArticleEdit } from '#lib/admin/articles/fields.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import type { ArticleId, UserId } from '#lib/ids.ts'
import { users } from './accounts.ts'
import { moment } from './moment.ts'
import { tsvector } from './tsvector.ts'

/** Without a date come first in ascending order; an index needs a value. */
export const PUBLICATION_ORDER = sql`coalesce(published_at, '-infinity'::timestamptz)`
export const TITLE_ORDER = sql`fold_words(title)`

/**
 * Articles that are written in the admin area; those of content files are no rows. An article is public when it is
 * published and its time has come.
 */
export const articles = pgTable(
  'articles',
  {
    id: uuid().$type<ArticleId>().primaryKey().defaultRandom(),
    locale: text({ enum: LOCALES }).notNull(),
    /** Its address; unique over both languages, and never changed by an edit. */
    slug: text().notNull().unique('articles_slug'),
    title: text().notNull(),
    excerpt: text().notNull(),
    /** Markdown; rendered and sanitised when it is read. */
    content: text().notNull(),
    /** Topics by their slugs, and free words. */
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    isPublished: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    /** From when on it is public; null while it never was. */
    publishedAt: moment(),
    /** When the pages that show it were purged for its publication; null until its time has come. */
    announcedAt: moment(),
    /** Its picture (`src/lib/articles/picture.ts`); null for the drawn one. */
    cover: text(),
    /** What the cover shows. */
    coverAlt: text().notNull().default(''),
    /** Counts changes: a save that is based on an earlier one is refused. */
    version: integer().notNull().default(1),
    /** Who saved it last; null once that account is deleted. */
    updatedBy: uuid()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Null once the account of its author is deleted. */
    authorId: uuid()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** The article in the other language. */
    translationOf: uuid().$type<ArticleId>(),
    search: tsvector().generatedAlwaysAs(
      sql`search_words(title || ' ' || excerpt || ' ' || content)`,
    ),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'articles_translation',
      columns: [t.translationOf],
      foreignColumns: [t.id],
    }).onDelete('set null'),
    uniqueIndex('articles_one_translation').on(t.translationOf, t.locale),
    index('articles_newest')
      .on(t.locale, t.publishedAt.desc().nullsFirst(), t.id)
      .where(sql`is_published`),
    index('articles_search').using('gin', t.search),
    index('articles_author').on(t.authorId),
    index('articles_updated_by').on(t.updatedBy),
    index('articles_unannounced')
      .on(t.publishedAt)
      .where(sql`is_published and announced_at is null`),
    // The orders of the admin area, which pages from row to row.
    index('articles_by_update').on(t.updatedAt, t.id),
    index('articles_by_publication').on(PUBLICATION_ORDER, t.id),
    index('articles_by_title').on(TITLE_ORDER, t.id),
    check('articles_locale', sql`${t.locale} in ('es', 'en')`),
    check(
      'articles_slug_form',
      sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(${t.slug}) <= 100`,
    ),
    check('articles_title', sql`char_length(${t.title}) between 3 and 120`),
    check('articles_excerpt', sql`char_length(${t.excerpt}) <= 300`),
    check('articles_content', sql`char_length(${t.content}) <= 60000`),
    check(
      'articles_public_is_whole',
      sql`not ${t.isPublished} or (${t.excerpt} <> '' and ${t.content} <> '')`,
    ),
    check(
      'articles_cover',
      sql`${t.cover} is null or char_length(${t.coverAlt}) between 1 and 300`,
    ),
    check(
      'articles_tags',
      sql`cardinality(${t.tags}) <= 6 and char_length(array_to_string(${t.tags}, '')) <= 240`,
    ),
    check('articles_published', sql`not ${t.isPublished} or ${t.publishedAt} is not null`),
  ],
)

/** What of an article is written, and kept by versions. */
const written = () => ({
  title: text().notNull(),
  excerpt: text().notNull(),
  content: text().notNull(),
  tags: text().array().notNull(),
  cover: text(),
  coverAlt: text().notNull(),
})

/** What an article said before a save; the newest `VERSIONS_KEPT` of each. */
export const articleVersions = pgTable(
  'article_versions',
  {
    articleId: uuid()
      .$type<ArticleId>()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    ...written(),
    writtenAt: moment().notNull(),
    /** Null once that account is deleted. */
    writtenBy: uuid()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.version] }),
    index('article_versions_author').on(t.writtenBy),
  ],
)

/** What an editor has typed and not saved: one for each article and editor, seen by nobody else. */
export const articleDrafts = pgTable(
  'article_drafts',
  {
    articleId: uuid()
      .$type<ArticleId>()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The version of the article on which it is based. */
    baseVersion: integer().notNull(),
    fields: jsonb().$type<ArticleEdit>().notNull(),
    savedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.userId] }),
    index('article_drafts_user').on(t.userId),
  ],
)
