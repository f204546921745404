import type { RecordColumns } from '#db/queries/health/records.ts'
import { MEASURED_NAMES, type MeasuredName } from '#lib/health/measures.ts'

type Given = { readonly [N in MeasuredName]?: number | null | undefined } & {
  readonly recordDate?: string | undefined
  readonly note?: string | undefined
}

/** The columns that a body names; its own figures of what the database derives are none of them. */
export function recordColumns(given: Given): Partial<RecordColumns> {
  const values = MEASURED_NAMES.flatMap((name) => {
    const value = given[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(values),
    ...(given.recordDate !== undefined && { recordDate: given.recordDate }),
    ...(given.note !== undefined && { note: given.note || null }),
  }
}
