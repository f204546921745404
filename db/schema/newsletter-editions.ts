import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LOCALES } from '#lib/i18n/locales.ts'
import type { EditionId } from '#lib/ids.ts'
import { EDITION_STATES } from '#lib/newsletter/edition-states.ts'
import { moment } from './moment.ts'

/** Editions of the newsletter. Its mails are rows of `mail_outbox`, queued a few at a time while it is sent. */
export const newsletterEditions = pgTable(
  'newsletter_editions',
  {
    id: uuid().$type<EditionId>().primaryKey().defaultRandom(),
    state: text({ enum: EDITION_STATES }).notNull().default('draft'),
    subjectEs: text().notNull().default(''),
    subjectEn: text().notNull().default(''),
    /** Markdown; rendered and sanitised when a mail is made. */
    textEs: text().notNull().default(''),
    textEn: text().notNull().default(''),
    /** Slugs, in either language: a reader gets the twin in theirs. */
    articles: text().array().notNull().default([]),
    /** Whom it is for; empty means all. */
    languages: text({ enum: LOCALES }).array().notNull().default([]),
    interests: text().array().notNull().default([]),
    version: integer().notNull().default(1),
    scheduledAt: moment(),
    startedAt: moment(),
    /** The subscription up to which its mails are queued, in the order of ids. */
    cursor: uuid(),
    /** When the last of its mails was queued. */
    queuedAt: moment(),
    /** When the last of them was out or given up, or it was stopped. */
    finishedAt: moment(),
    /** Counted when it finished: the rows of the outbox are not kept. */
    sent: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** How many have left by a link of this edition, and have not come back by it. */
    unsubscribed: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('newsletter_editions_updated').on(t.updatedAt, t.id),
    // For the job: what is scheduled or under way.
    index('newsletter_editions_open')
      .on(t.state, t.scheduledAt, t.startedAt)
      .where(sql`state in ('scheduled', 'sending')`),
    check(
      'newsletter_editions_state',
      sql`${t.state} in ('draft', 'scheduled', 'sending', 'sent', 'stopped')`,
    ),
    check('newsletter_editions_languages', sql`${t.languages} <@ array['es', 'en']`),
    check('newsletter_editions_interests', sql`cardinality(${t.interests}) <= 8`),
    check('newsletter_editions_articles', sql`cardinality(${t.articles}) <= 12`),
    check(
      'newsletter_editions_scheduled',
      sql`(${t.state} = 'scheduled') <= (${t.scheduledAt} is not null)`,
    ),
    check(
      'newsletter_editions_started',
      sql`(${t.state} in ('sending', 'sent', 'stopped')) = (${t.startedAt} is not null)`,
    ),
    check(
      'newsletter_editions_finished',
      sql`(${t.state} in ('sent', 'stopped')) = (${t.finishedAt} is not null)`,
    ),
  ],
)
