import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ArticleTag } from '#lib/articles/tags.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import type { ArticleId, UserId } from '#lib/ids.ts'
import { users } from './accounts.ts'
import { moment } from './moment.ts'
import { tsvector } from './tsvector.ts'

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
    tags: text()
      .array()
      .$type<ArticleTag[]>()
      .notNull()
      .default(sql`'{}'`),
    isPublished: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    /** From when on it is public; null while it never was. */
    publishedAt: moment(),
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
    check('articles_locale', sql`${t.locale} in ('es', 'en')`),
    check(
      'articles_slug_form',
      sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(${t.slug}) <= 100`,
    ),
    check('articles_title', sql`char_length(${t.title}) between 3 and 120`),
    check('articles_excerpt', sql`char_length(${t.excerpt}) between 1 and 300`),
    check('articles_content', sql`char_length(${t.content}) between 1 and 60000`),
    check(
      'articles_tags',
      sql`${t.tags} <@ array['training', 'nutrition', 'physiotherapy', 'sleep', 'health-data']`,
    ),
    check('articles_published', sql`not ${t.isPublished} or ${t.publishedAt} is not null`),
  ],
)
