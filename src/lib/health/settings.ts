import * as z from 'zod/mini'
import { Version } from '#lib/fields/version.ts'
import { MEASURED_NAMES, type MeasuredName } from './measures.ts'
import { STORED_UNITS, UNIT_CHOICES } from './quantities.ts'

const HealthUnits = z.object({
  mass: z.enum(UNIT_CHOICES.mass),
  length: z.enum(UNIT_CHOICES.length),
  concentration: z.enum(UNIT_CHOICES.concentration),
  hba1c: z.enum(UNIT_CHOICES.hba1c),
})

const Measured = z.enum(MEASURED_NAMES as [MeasuredName, ...MeasuredName[]])

/** What somebody wants to reach, in stored units. */
const Goals = z.partialRecord(
  Measured,
  z.number().check(z.gte(0, 'too_low'), z.lte(6000, 'too_high')),
)

/** The measures whose fields stand on top of the form of a record. */
const FrontFields = z
  .array(Measured)
  .check(z.minLength(1, 'required'), z.maxLength(MEASURED_NAMES.length, 'too_many'))

/** How a person writes down and reads their own values. */
export const Settings = z.object({
  units: HealthUnits,
  goals: Goals,
  /** No reference bands are shown during pregnancy. */
  isPregnant: z.boolean(),
  /** Null for those of everybody: see `frontFields`. */
  frontFields: z.nullable(z.array(Measured)),
  /** 0 before the first save. */
  version: z.number(),
})
export type Settings = z.infer<typeof Settings>

export const INITIAL_SETTINGS: Settings = {
  units: STORED_UNITS,
  goals: {},
  isPregnant: false,
  frontFields: null,
  version: 0,
}

export const SettingsUpdate = z.strictObject({
  version: Version,
  units: z.optional(HealthUnits),
  goals: z.optional(Goals),
  isPregnant: z.optional(z.boolean()),
  frontFields: z.optional(FrontFields),
})
export type SettingsUpdate = z.infer<typeof SettingsUpdate>
