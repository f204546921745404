/** What can be measured in more than one way; the metric unit comes first. */
export const UNITS = {
  mass: ['kg', 'lb'],
  length: ['cm', 'in'],
  distance: ['km', 'mi'],
} as const
export type Measure = keyof typeof UNITS
export const MEASURES = Object.keys(UNITS) as Measure[]
export type Unit = (typeof UNITS)[Measure][number]

/** The units that a person reads and writes. */
export type Units = { readonly [M in Measure]: (typeof UNITS)[M][number] }
export const METRIC: Units = { mass: 'kg', length: 'cm', distance: 'km' }

/**
 * One unit in the metric one of its kind. Exact by definition: the international yard and pound agreement of
 * 1959 (1 lb = 0.453 592 37 kg, 1 in = 2.54 cm, 1 mi = 1.609 344 km).
 */
const IN_METRIC = {
  kg: 1,
  lb: 0.45359237,
  cm: 1,
  in: 2.54,
  km: 1,
  mi: 1.609344,
} as const satisfies Record<Unit, number>

/** A value of `unit` in kg, cm or km. */
export function toMetric(value: number, unit: Unit): number {
  return value * IN_METRIC[unit]
}

/** A value in kg, cm or km in `unit`. */
export function fromMetric(value: number, unit: Unit): number {
  return value / IN_METRIC[unit]
}

/** The same for time over distance (seconds per km): the unit stands below the line. */
export function paceToMetric(seconds: number, unit: Units['distance']): number {
  return seconds / IN_METRIC[unit]
}

/** Seconds per km in seconds per `unit`. */
export function paceFromMetric(seconds: number, unit: Units['distance']): number {
  return seconds * IN_METRIC[unit]
}

/** Units as somebody kept them; what is missing or unknown is metric. Never throws. */
export function readUnits(kept: unknown): Units {
  const values: Partial<Record<string, unknown>> = typeof kept === 'object' ? { ...kept } : {}
  const one = <M extends Measure>(measure: M): Units[M] => {
    const known: readonly unknown[] = UNITS[measure]
    const value = values[measure]
    return known.includes(value) ? (value as Units[M]) : METRIC[measure]
  }
  return { mass: one('mass'), length: one('length'), distance: one('distance') }
}
