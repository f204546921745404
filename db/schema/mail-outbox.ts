import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LOCALES } from '#lib/i18n/locales.ts'
import type { EditionId } from '#lib/ids.ts'
import { moment } from './moment.ts'
import { newsletterEditions } from './newsletter-editions.ts'

/**
 * Outbox of mails, inserted in the transaction of the change that they report. Address and data, which may contain a
 * token, are cleared when the mail is sent or given up. Mails of the newsletter hold neither: they name a subscription,
 * and are made when they are sent.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** At most one mail is sent per key. */
    key: text().notNull().unique('mail_outbox_key'),
    to: text('to_address').notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    template: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; in the future while a process sends it, so that no other does. */
    nextAttemptAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    /** Set when sending was given up. */
    failedAt: moment(),
    /** Of a mail of the newsletter, which waits until no other mail is due. */
    editionId: uuid()
      .$type<EditionId>()
      .references(() => newsletterEditions.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('mail_outbox_due')
      .on(t.nextAttemptAt)
      .where(sql`sent_at is null and failed_at is null and edition_id is null`),
    index('mail_outbox_edition_due')
      .on(t.nextAttemptAt)
      .where(sql`sent_at is null and failed_at is null and edition_id is not null`),
    // For the counts of an edition.
    index('mail_outbox_edition')
      .on(t.editionId)
      .where(sql`edition_id is not null`),
    // For the figures of the admin area.
    index('mail_outbox_sent')
      .on(t.sentAt)
      .where(sql`sent_at is not null`),
    index('mail_outbox_failed')
      .on(t.template)
      .where(sql`failed_at is not null`),
    check('mail_outbox_locale', sql`${t.locale} in ('es', 'en')`),
  ],
)
