import * as z from 'zod/mini'
import { isDate } from '#lib/fields/age.ts'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { Version } from '#lib/fields/version.ts'
import { HealthRecordId } from '#lib/ids.ts'
import {
  DERIVED_NAMES,
  MEASURED,
  MEASURED_NAMES,
  MEASURE_NAMES,
  type DerivedName,
  type MeasuredName,
  type MeasureName,
} from './measures.ts'
import { roundStored } from './quantities.ts'
import { readCursor } from './record-cursor.ts'

/** Where a page of records ends: `readCursor` reads it. */
export const RecordCursor = z
  .string('invalid')
  .check(z.refine((text) => readCursor(text) !== null, 'invalid'))

export const NOTE_MAX = 500
const FIRST_DATE = '1900-01-01'

/** The last day that has begun anywhere: UTC+14. */
const latestToday = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

/** `YYYY-MM-DD`, a day without a time zone; not in the future. */
export const RecordDate = z.string('required').check(
  z.minLength(1, 'required'),
  z.refine((text) => text === '' || (isDate(text) && text >= FIRST_DATE), 'invalid_date'),
  z.refine((text) => !isDate(text) || text <= latestToday(), 'in_future'),
)

/** A value in the stored unit, within what is possible, rounded to two decimals. */
export const MeasuredValue = (name: MeasuredName) => {
  const [least, most] = MEASURED[name].possible
  return z.pipe(
    z.number('invalid').check(
      z.refine((value) => value >= least, 'too_low'),
      z.refine((value) => value <= most, 'too_high'),
    ),
    z.transform(roundStored),
  )
}

const Values = Object.fromEntries(
  MEASURED_NAMES.map((name) => [name, z.optional(z.nullable(MeasuredValue(name)))]),
) as Record<MeasuredName, z.ZodMiniOptional<z.ZodMiniNullable<ReturnType<typeof MeasuredValue>>>>

const Nothing = z.pipe(
  z.unknown(),
  z.transform((): undefined => undefined),
)
/**
 * A client's own figures of what the database derives are accepted and left out (decision 14 of the specification):
 * whatever they are, it goes no further.
 */
const Ignored = Object.fromEntries(
  DERIVED_NAMES.map((name) => [name, z.optional(Nothing)]),
) as Record<DerivedName, z.ZodMiniOptional<typeof Nothing>>

type Pair = { readonly [N in MeasuredName]?: number | null | undefined }

/**
 * Problems that two values have together. A pressure has two figures, the upper one higher; HDL is part of the total.
 */
export function pairProblems(values: Pair): Partial<Record<MeasuredName, string>> {
  const { systolicBp: systolic, diastolicBp: diastolic, totalCholesterol, hdlCholesterol } = values
  const problems: Partial<Record<MeasuredName, string>> = {}
  if (isGiven(systolic) && !isGiven(diastolic)) problems.diastolicBp = 'pair_missing'
  if (isGiven(diastolic) && !isGiven(systolic)) problems.systolicBp = 'pair_missing'
  if (isGiven(systolic) && isGiven(diastolic) && systolic <= diastolic)
    problems.diastolicBp = 'not_below_systolic'
  if (isGiven(totalCholesterol) && isGiven(hdlCholesterol) && totalCholesterol < hdlCholesterol)
    problems.hdlCholesterol = 'above_total'
  return problems
}

/** Missing and null are the same. */
export const isGiven = (value: number | null | undefined): value is number =>
  typeof value === 'number'

/** Whether there is any value. */
export function hasValue(values: Pair): boolean {
  return MEASURED_NAMES.some((name) => isGiven(values[name]))
}

const checkPairs = z.check<Pair>(({ value, issues }) => {
  for (const [name, message] of Object.entries(pairProblems(value)))
    issues.push({ code: 'custom', path: [name], message, input: value })
})

/** A new record; missing and null values are the same. The problem of an empty one is that of `recordDate`'s neighbour `values`. */
export const RecordInput = z
  .strictObject({
    recordDate: RecordDate,
    ...Values,
    ...Ignored,
    note: z._default(Paragraph(NOTE_MAX), ''),
  })
  .check(
    checkPairs,
    z.refine((record) => hasValue(record), { error: 'empty', path: ['values'] }),
  )
export type RecordInput = z.input<typeof RecordInput>

/** Changed fields of a record: null removes a value. What is checked in pairs is checked with the stored ones. */
export const RecordChange = z.strictObject({
  version: Version,
  recordDate: z.optional(RecordDate),
  ...Values,
  ...Ignored,
  note: z.optional(Paragraph(NOTE_MAX)),
})
export type RecordChange = z.input<typeof RecordChange>

const Stored = Object.fromEntries(
  MEASURE_NAMES.map((name) => [name, z.nullable(z.number())]),
) as Record<MeasureName, z.ZodMiniNullable<z.ZodMiniNumber>>

/** A record as its owner reads it. */
export const HealthRecord = z.object({
  id: HealthRecordId,
  recordDate: z.string(),
  ...Stored,
  note: z.nullable(z.string()),
  version: z.number(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
})
export type HealthRecord = z.infer<typeof HealthRecord>
