import fc from 'fast-check'
import type { CsvRecord } from '#lib/health/csv/rows.ts'
import { derive, type Measured } from '#lib/health/derived.ts'
import {
  DERIVED_NAMES,
  MEASURED,
  MEASURED_NAMES,
  type MeasuredName,
  type MeasureName,
} from '#lib/health/measures.ts'
import { hasValue, pairProblems } from '#lib/health/record.ts'

type Values = { [N in MeasureName]: number | null }

/** A value that is stored: possible, with two decimals. */
const value = (name: MeasuredName) => {
  const [least, most] = MEASURED[name].possible
  return fc.integer({ min: least * 100, max: most * 100 }).map((hundredths) => hundredths / 100)
}

/** Measured values that a record may have, some of them missing. */
const measured: fc.Arbitrary<Measured> = fc
  .record(
    Object.fromEntries(
      MEASURED_NAMES.map((name) => [name, fc.option(value(name), { nil: null, freq: 2 })]),
    ) as { [N in MeasuredName]: fc.Arbitrary<number | null> },
  )
  .map((values) => {
    const { systolicBp: upper, diastolicBp: lower, totalCholesterol, hdlCholesterol } = values
    if (upper === null || lower === null || upper <= lower)
      Object.assign(values, { systolicBp: null, diastolicBp: null })
    if (totalCholesterol !== null && hdlCholesterol !== null && totalCholesterol < hdlCholesterol)
      values.hdlCholesterol = null
    return values
  })
  .filter((values) => hasValue(values) && Object.keys(pairProblems(values)).length === 0)

/** `YYYY-MM-DD`, of the last hundred years. */
const recordDate = fc
  .date({ min: new Date('1926-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** A record as the database has it. */
export const storedRecord: fc.Arbitrary<CsvRecord> = fc
  .record({ recordDate, measured })
  .map(({ recordDate: day, measured: values }) => ({ recordDate: day, ...completed(values) }))

/** Every column, the derived ones computed. */
export function completed(values: Measured): Values {
  const all = Object.fromEntries(
    [...MEASURED_NAMES, ...DERIVED_NAMES].map((name) => [name, null]),
  ) as Values
  return Object.assign(all, values, derive(values))
}
