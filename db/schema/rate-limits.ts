import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Hits in the current window. Rows past `expires_at` are expired. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** HMAC of rule and subject: no address can be read from this table. */
    key: text().primaryKey(),
    hits: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('rate_limits_expiry').on(t.expiresAt)],
)
