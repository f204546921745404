import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

/**
 * Changes of what pre-rendered pages show, since the last rebuild that was asked for. A row for each, because one row for
 * all would make every change wait for the transaction of another.
 */
export const rebuildRequests = pgTable('rebuild_requests', {
  id: uuid().primaryKey().defaultRandom(),
  createdAt: moment().notNull().defaultNow(),
})
