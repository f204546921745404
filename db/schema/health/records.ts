import { sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { MEASURED, MEASURED_NAMES } from '#lib/health/measures.ts'
import type { HealthRecordId, ImportId, UserId } from '#lib/ids.ts'
import { users } from '../accounts.ts'
import { literal, timestampOfMilliseconds } from './columns.ts'

/** In the stored unit of the measure, with two decimals. */
const measure = () => numeric({ precision: 6, scale: 2, mode: 'number' })
/** Not rounded to what is shown: a value is compared with the limits of a band before it is. */
const derived = () => numeric({ precision: 12, scale: 4, mode: 'number' })

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What people measured, several a day where they like. The derived columns are the database's. */
export const healthRecords = pgTable(
  'health_records',
  {
    id: uuid().$type<HealthRecordId>().primaryKey().defaultRandom(),
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A day without a time zone. */
    recordDate: date().notNull(),
    weight: measure(),
    height: measure(),
    bodyFatPercentage: measure(),
    waistCircumference: measure(),
    hipCircumference: measure(),
    chestCircumference: measure(),
    armCircumferenceRelaxed: measure(),
    armCircumferenceContracted: measure(),
    thighCircumference: measure(),
    calfCircumference: measure(),
    systolicBp: measure(),
    diastolicBp: measure(),
    restingHeartRate: measure(),
    fastingGlucose: measure(),
    hba1c: measure(),
    insulinemia: measure(),
    totalCholesterol: measure(),
    ldlCholesterol: measure(),
    hdlCholesterol: measure(),
    triglycerides: measure(),
    bmi: derived().generatedAlwaysAs(sql`round(weight * 10000 / nullif(height * height, 0), 4)`),
    ctHdlRatio: derived().generatedAlwaysAs(
      sql`round(total_cholesterol / nullif(hdl_cholesterol, 0), 4)`,
    ),
    ldlHdlRatio: derived().generatedAlwaysAs(
      sql`round(ldl_cholesterol / nullif(hdl_cholesterol, 0), 4)`,
    ),
    trigHdlRatio: derived().generatedAlwaysAs(
      sql`round(triglycerides / nullif(hdl_cholesterol, 0), 4)`,
    ),
    nonHdlCholesterol: derived().generatedAlwaysAs(sql`total_cholesterol - hdl_cholesterol`),
    /** The owner's own; never shared. */
    note: text(),
    importId: uuid().$type<ImportId>(),
    /** Incremented by every save; a save based on an older one is refused. */
    version: integer().notNull().default(1),
    /** In milliseconds, as cursors of lists carry it. */
    createdAt: timestampOfMilliseconds().notNull().defaultNow(),
    updatedAt: timestampOfMilliseconds().notNull().defaultNow(),
  },
  (t) => [
    index('health_records_newest').on(
      t.userId,
      t.recordDate.desc().nullsFirst(),
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    // For the count of the people of a week (`count_health_weeks`), which reads nothing else.
    index('health_records_by_creation').using('brin', t.createdAt),
    index('health_records_import')
      .on(t.userId, t.importId)
      .where(sql`import_id is not null`),
    ...MEASURED_NAMES.map((name) => {
      const [least, most] = MEASURED[name].possible
      return check(
        `health_records_${snakeCase(name)}`,
        sql`${t[name]} between ${literal(least)} and ${literal(most)}`,
      )
    }),
    check('health_records_date', sql`${t.recordDate} >= '1900-01-01'`),
    check('health_records_note', sql`char_length(${t.note}) between 1 and 500`),
    check('health_records_pressure', sql`(${t.systolicBp} is null) = (${t.diastolicBp} is null)`),
    check('health_records_pressures', sql`${t.systolicBp} > ${t.diastolicBp}`),
    check('health_records_lipids', sql`${t.totalCholesterol} >= ${t.hdlCholesterol}`),
    check(
      'health_records_empty',
      sql`num_nonnulls(${sql.join(
        MEASURED_NAMES.map((name) => sql`${t[name]}`),
        sql`, `,
      )}) > 0`,
    ),
  ],
)
