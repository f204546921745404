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

/** What somebody wants to reach, in stored units. */
const Goals = z.partialRecord(
  z.enum(MEASURED_NAMES as [MeasuredName, ...MeasuredName[]]),
  z.number().check(z.gte(0, 'too_low'), z.lte(6000, 'too_high')),
)

/** How a person reads their own values. */
export const Settings = z.object({
  units: HealthUnits,
  goals: Goals,
  /** No reference bands are shown during pregnancy. */
  isPregnant: z.boolean(),
  /** 0 before the first save. */
  version: z.number(),
})
export type Settings = z.infer<typeof Settings>

export const INITIAL_SETTINGS: Settings = {
  units: STORED_UNITS,
  goals: {},
  isPregnant: false,
  version: 0,
}

export const SettingsUpdate = z.strictObject({
  version: Version,
  units: z.optional(HealthUnits),
  goals: z.optional(Goals),
  isPregnant: z.optional(z.boolean()),
})
export type SettingsUpdate = z.infer<typeof SettingsUpdate>
