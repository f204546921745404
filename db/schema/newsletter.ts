import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LOCALES } from '#lib/i18n/locales.ts'
import type { EditionId } from '#lib/ids.ts'
import { moment } from './moment.ts'

/**
 * Subscriptions to the newsletter, by address: of visitors, and of accounts with that address. Mails go to the
 * confirmed and active ones alone (double opt-in). Links that unsubscribe carry the id, signed.
 */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull().unique('newsletter_email'),
    name: text(),
    locale: text({ enum: LOCALES }).notNull(),
    interests: text().array().notNull().default([]),
    isActive: boolean().notNull().default(false),
    confirmedAt: moment(),
    /** SHA-256 of the token of the mail that confirms; null once it was used. */
    confirmHash: text().unique('newsletter_confirm'),
    confirmUntil: moment(),
    /** The edition by whose link it was ended; null while it runs, or when it was ended otherwise. */
    leftByEdition: uuid().$type<EditionId>(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    // For the clean-up of what nobody confirmed.
    index('newsletter_unconfirmed')
      .on(t.createdAt)
      .where(sql`confirmed_at is null`),
    check('newsletter_email_form', sql`${t.email} = lower(${t.email})`),
    check('newsletter_locale', sql`${t.locale} in ('es', 'en')`),
    check('newsletter_interests', sql`cardinality(${t.interests}) <= 8`),
    check('newsletter_active', sql`${t.confirmedAt} is not null or not ${t.isActive}`),
  ],
)
