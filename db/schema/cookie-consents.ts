import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LOCALES } from '#lib/i18n/locales.ts'
import { moment } from './moment.ts'

/** The choices about cookies, as proof (GDPR 7(1)). They name no person: a browser is known by an id of its own. */
export const cookieConsents = pgTable(
  'cookie_consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Random, kept in the browser beside the choice. */
    browserId: uuid().notNull(),
    /** The version of the cookie policy that was shown. */
    revision: integer().notNull(),
    analytics: boolean().notNull(),
    personalization: boolean().notNull(),
    /** The language in which it was asked. */
    locale: text({ enum: LOCALES }).notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('cookie_consents_browser').on(t.browserId, t.createdAt),
    index('cookie_consents_age').on(t.createdAt),
    check('cookie_consents_locale', sql`${t.locale} in ('es', 'en')`),
  ],
)
