import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

/**
 * Outbox of CDN purges, inserted in the transaction of the change and deleted once the CDN has confirmed: a failed
 * purge is retried like a mail.
 */
export const cachePurges = pgTable(
  'cache_purges',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Names of `CACHE_TAGS`. */
    tags: text().array().notNull(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; in the future while a process sends it. */
    nextAttemptAt: moment().notNull().defaultNow(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('cache_purges_due').on(t.nextAttemptAt)],
)
