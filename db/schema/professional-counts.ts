import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'

/** The value of `country_id` that counts every country, and of `goal` and `specialty` for "any". */
export const EVERY_COUNTRY = '*'
export const ANY_CHOICE = -1

/**
 * How many professionals each combination of list filters finds, kept by triggers on `professionals` in
 * the same transaction: an exact total costs the reading of at most three rows instead of the counting
 * of tens of thousands. `goal` and `specialty` are bit numbers of the masks of `professionals`.
 */
export const professionalCounts = pgTable(
  'professional_counts',
  {
    type: text({ enum: PROFESSIONAL_TYPES }).notNull(),
    countryId: text().notNull(),
    goal: smallint().notNull(),
    specialty: smallint().notNull(),
    trainingModality: text({ enum: MODALITIES }).notNull(),
    total: integer().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'professional_counts_key',
      columns: [t.type, t.countryId, t.goal, t.specialty, t.trainingModality],
    }),
  ],
)
