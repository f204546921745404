import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { SECTIONS } from '#lib/health/sections.ts'
import type { UserId } from '#lib/ids.ts'
import { users } from '../accounts.ts'
import { moment } from '../moment.ts'

const owner = () => uuid().$type<UserId>().notNull()
/** Who wrote; null once that account is deleted. */
const author = () =>
  uuid()
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'set null' })
const section = () => text({ enum: SECTIONS }).notNull()
/** By section: `src/lib/health/history.ts`. Keys that it does not know are kept. */
const content = () => jsonb().$type<Record<string, unknown>>().notNull()

/**
 * Health histories, a row for each section: two disciplines never write to one row, and policies can tell who may read and
 * write which.
 */
export const healthHistory = pgTable(
  'health_history',
  {
    userId: owner().references(() => users.id, { onDelete: 'cascade' }),
    section: section(),
    content: content(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    updatedBy: author(),
    /** What they were called then. */
    updatedByName: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.section] }),
    index('health_history_author').on(t.updatedBy),
  ],
)

/** What each section said before a save. Append-only; deleted with its owner's history. */
export const healthHistoryVersions = pgTable(
  'health_history_versions',
  {
    userId: owner(),
    section: section(),
    version: integer().notNull(),
    content: content(),
    writtenAt: moment().notNull(),
    writtenBy: author(),
    writtenByName: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.section, t.version] }),
    foreignKey({
      name: 'health_history_versions_section',
      columns: [t.userId, t.section],
      foreignColumns: [healthHistory.userId, healthHistory.section],
    }).onDelete('cascade'),
    index('health_history_versions_author').on(t.writtenBy),
  ],
)
