import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

/** Hits in the current window. Rows past `expires_at` are expired. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** HMAC of rule and subject: no address can be read from this table. */
    key: text().primaryKey(),
    hits: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('rate_limits_expiry').on(t.expiresAt)],
)
