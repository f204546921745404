import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

/** Stored responses of create calls, for retries after a lost response. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** HMAC of actor, route and `Idempotency-Key`. */
    key: text().primaryKey(),
    /** HMAC of the input: the same key with another input is an error. */
    request: text().notNull(),
    /** Encrypted with the client's key, which is not stored; null when the call was refused and may be retried. */
    answer: text(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('idempotent_answers_expiry').on(t.expiresAt)],
)
