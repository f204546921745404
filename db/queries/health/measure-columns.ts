import { healthRecords } from '#db/schema/health/index.ts'
import { MEASURE_NAMES, type MeasureName } from '#lib/health/measures.ts'

type MeasureColumns = Pick<typeof healthRecords, MeasureName>

/** The columns of all measures, measured and derived, by their names. */
export const MEASURE_COLUMNS = Object.fromEntries(
  MEASURE_NAMES.map((name) => [name, healthRecords[name]]),
) as MeasureColumns

/** What the owner of a record reads of it. */
export const RECORD_COLUMNS = {
  id: healthRecords.id,
  recordDate: healthRecords.recordDate,
  ...MEASURE_COLUMNS,
  note: healthRecords.note,
  version: healthRecords.version,
  createdAt: healthRecords.createdAt,
}
