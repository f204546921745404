import { MEASURE_NAMES, MEASURES, type MeasureName } from '#lib/health/measures.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { shownFlags, type AllowedFields } from '#lib/health/flags.ts'
import type { SharedRecords } from './shared.ts'

type Projectable = Pick<HealthRecord, 'id' | 'recordDate' | MeasureName>

/**
 * What a professional would see of these records, of which those without a shown value are left out: for a preview
 * before anything is shared, and for the demo. What is really shared is chosen by the database, with the same result.
 */
export function projectRecords(
  records: readonly Projectable[],
  allowed: Partial<AllowedFields>,
): Pick<SharedRecords, 'shown' | 'items'> {
  const shown = shownFlags(allowed)
  const names = MEASURE_NAMES.filter((name) => shown.includes(MEASURES[name].flag))
  return {
    shown,
    items: records
      .filter((record) => names.some((name) => record[name] !== null))
      .map((record) => ({
        id: record.id,
        recordDate: record.recordDate,
        values: Object.fromEntries(names.map((name) => [name, record[name]])),
      })),
  }
}
