import { METRIC, readUnits } from '#lib/calculators/units.ts'
import { stored } from './stored.ts'

/** The user's units: one choice for every tool. */
export const $units = stored('units', { initial: METRIC, read: readUnits })
