import { atom, onMount } from 'nanostores'
import { METRIC, readUnits, type Units } from '#lib/calculators/units.ts'

const KEY = 'units'

/** The units that a person reads and writes: one choice for every tool of a page, kept for the next visit. */
export const $units = atom<Units>(METRIC)

// Read when the first tool looks, not when the module loads: the prerendered page is metric.
onMount($units, () => $units.set(keptUnits()))

/** Chooses units for all tools. */
export function chooseUnits(units: Units): void {
  $units.set(units)
  try {
    localStorage.setItem(KEY, JSON.stringify(units))
  } catch {
    // Storage can be switched off; the choice then holds for this page.
  }
}

function keptUnits(): Units {
  try {
    return readUnits(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return METRIC
  }
}
