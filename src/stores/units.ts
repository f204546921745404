import { METRIC, readUnits } from '#lib/calculators/units.ts'
import { kept } from './kept.ts'

/** The user's units: one choice for every tool. */
export const $units = kept('units', { initial: METRIC, read: readUnits })
