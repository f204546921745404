import { isDate } from '#lib/fields/age.ts'
import type { HealthRecordId } from '#lib/ids.ts'
import { UUID } from '#lib/uuid.ts'

/** Where a page of records ends: its last one, which is not repeated. */
export type RecordPosition = {
  /** `YYYY-MM-DD` */
  recordDate: string
  createdAt: Date
  id: HealthRecordId
}

/** Nothing was recorded before; PostgreSQL has no year 0. */
const FIRST_DATE = '1900-01-01'

/** The position as a text for `after` and `next`: `2026-11-20_2026-11-20T18:05:00.123Z_<id>`. */
export function writeCursor({ recordDate, createdAt, id }: RecordPosition): string {
  return `${recordDate}_${createdAt.toISOString()}_${id}`
}

/** The position that a text names; null when it names none. */
export function readCursor(text: string): RecordPosition | null {
  const [recordDate = '', instant = '', id = '', ...more] = text.split('_')
  const createdAt = new Date(instant)
  const isInstant = !Number.isNaN(createdAt.getTime()) && createdAt.toISOString() === instant
  if (more.length > 0 || !isInstant || instant < FIRST_DATE) return null
  if (!isDate(recordDate) || recordDate < FIRST_DATE || !UUID.test(id)) return null
  return { recordDate, createdAt, id: id as HealthRecordId }
}
