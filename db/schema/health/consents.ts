import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { HealthUnits } from '#lib/health/quantities.ts'
import type { MeasuredName, MeasureName } from '#lib/health/measures.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import type { UserId } from '#lib/ids.ts'
import { users } from '../accounts.ts'
import { moment } from '../moment.ts'

const owner = () =>
  uuid()
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Consent to keeping health data. A trigger refuses health data of people without a running one. */
export const healthConsents = pgTable(
  'health_consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    /** Which text was shown, and the SHA-256 of its words in that language. */
    textVersion: text().notNull(),
    textHash: text().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    givenAt: moment().notNull().defaultNow(),
    withdrawnAt: moment(),
    /** What was chosen when it was withdrawn: whether the data was deleted. */
    erased: boolean(),
  },
  (t) => [
    uniqueIndex('health_consents_running')
      .on(t.userId)
      .where(sql`withdrawn_at is null`),
    check('health_consents_withdrawn', sql`(${t.withdrawnAt} is null) = (${t.erased} is null)`),
  ],
)

/** How a person reads their own values. */
export const healthSettings = pgTable('health_settings', {
  userId: owner().primaryKey(),
  units: jsonb().$type<Partial<HealthUnits>>().notNull().default({}),
  /** What somebody wants to reach, in stored units. */
  goals: jsonb().$type<Partial<Record<MeasureName, number>>>().notNull().default({}),
  /** No reference bands are shown then. */
  isPregnant: boolean().notNull().default(false),
  /** What stands on top of the form of a record; null for what most people measure. */
  frontFields: text().array().$type<MeasuredName[]>(),
  version: integer().notNull().default(1),
})
