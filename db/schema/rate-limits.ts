import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often somebody did something in the running window. Rows past `expires_at` mean nothing any more. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** HMAC of the rule and of whom it counts: no address can be read from this table. */
    key: text().primaryKey(),
    hits: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('rate_limits_expiry').on(t.expiresAt)],
)
