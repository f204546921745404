import { atom, onMount } from 'nanostores'
import { METRIC, readUnits, type Units } from '#lib/calculators/units.ts'
import { readStored, store } from '#lib/tools/storage.ts'

const KEY = 'units'

/** The units that a person reads and writes: one choice for every tool of a page, kept for the next visit. */
export const $units = atom<Units>(METRIC)

// Read when the first tool looks, not when the module loads: the prerendered page is metric.
onMount($units, () => $units.set(readUnits(readStored(KEY))))

/** Chooses units for all tools; where nothing can be kept, for this page. */
export function chooseUnits(units: Units): void {
  $units.set(units)
  store(KEY, units)
}
