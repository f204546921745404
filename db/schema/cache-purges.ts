import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/**
 * What the CDN has to forget, written in the transaction of the change and deleted once the CDN has done it: a
 * purge that fails is tried again like a mail.
 */
export const cachePurges = pgTable(
  'cache_purges',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Names of `CACHE_TAGS`. */
    tags: text().array().notNull(),
    attempts: integer().notNull().default(0),
    /** Not before this; while one process asks the CDN, this lies ahead. */
    nextAttemptAt: moment().notNull().defaultNow(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('cache_purges_due').on(t.nextAttemptAt)],
)
