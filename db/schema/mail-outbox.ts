import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { LOCALES } from '#lib/i18n/locales.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * Mails to send, written in the transaction of what they tell about. Address and data, which may
 * hold a token, are emptied when the mail is out or given up.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** At most one mail goes out for a key. */
    key: text().notNull().unique('mail_outbox_key'),
    to: text('to_address').notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    template: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    attempts: integer().notNull().default(0),
    /** Not before this; while one process sends, this lies ahead, so that no other sends it too. */
    nextAttemptAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    /** Set when it was given up. */
    failedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('mail_outbox_due')
      .on(t.nextAttemptAt)
      .where(sql`sent_at is null and failed_at is null`),
    check('mail_outbox_locale', sql`${t.locale} in ('es', 'en')`),
  ],
)
