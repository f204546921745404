import type { RecordRow } from '#db/queries/health/records.ts'
import type { HealthRecord } from '#lib/health/record.ts'

/** A row as its owner reads it. */
export function toRecord({ createdAt, ...row }: RecordRow): HealthRecord {
  return { ...row, createdAt: createdAt.toISOString() }
}
