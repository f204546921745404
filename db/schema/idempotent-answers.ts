import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What was answered to calls that create something, for who repeats one because the answer got lost. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** HMAC of who asked, of what, and of the key that the call named itself by. */
    key: text().primaryKey(),
    /** HMAC of what was sent: the same key with anything else is a mistake. */
    request: text().notNull(),
    /** Sealed by the key of the call, which stands nowhere; null when the call was refused and may be tried again. */
    answer: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('idempotent_answers_expiry').on(t.expiresAt)],
)
