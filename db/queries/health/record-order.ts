import { asc, desc, sql, type SQL } from 'drizzle-orm'
import { healthRecords } from '#db/schema/health/index.ts'
import type { RecordPosition } from '#lib/health/record-cursor.ts'

const { recordDate, createdAt, id } = healthRecords

/** Newest first; of one day, the last written first. The order of the index `health_records_newest`. */
export const NEWEST_FIRST = [desc(recordDate), desc(createdAt), desc(id)]
/** The same index, read backwards. */
export const OLDEST_FIRST = [asc(recordDate), asc(createdAt), asc(id)]

/** In `NEWEST_FIRST`, what follows a position. A comparison of rows, which the index answers. */
export function after(position: RecordPosition): SQL {
  const { recordDate: day, createdAt: instant, id: record } = position
  return sql`(${recordDate}, ${createdAt}, ${id}) < (${day}::date, ${instant.toISOString()}::timestamptz, ${record}::uuid)`
}
