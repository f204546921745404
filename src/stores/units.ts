import { METRIC, readUnits } from '#lib/calculators/units.ts'
import { kept } from './kept.ts'

/** The units that a person reads and writes: one choice for every tool. */
export const $units = kept('units', { initial: METRIC, read: readUnits })
