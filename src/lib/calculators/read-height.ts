import { readDecimal } from '#lib/format/read-decimal.ts'
import { readInches } from './read-number.ts'
import { toMetric, type Unit } from './units.ts'

/**
 * The height of a person that says its own unit, or that can only be one in metres: `1,75`, `1.75 m`, `1 m 75`, `175 cm`,
 * `5'9`. Whole numbers may be unfinished: `1` of `175`.
 *
 * @param unit the unit of the field, in which everything else is read
 * @returns cm; null for a plain number in the unit of the field
 */
export function readHeight(text: string, unit: Unit | null): number | null {
  const written = text.trim().toLowerCase()
  const metric = readMetric(written)
  if (metric !== null || unit !== 'cm') return metric
  if (/['’′]|ft|feet/.test(written)) return inCm(readInches(written), 'in')
  const value = /[.,]/.test(written) ? readDecimal(written) : null
  return value !== null && value >= 0.5 && value < 3 ? inCm(value, 'm') : null
}

/** A height that says metres or centimetres. */
function readMetric(written: string): number | null {
  const [, metres, rest] = /^(\d)\s*m\s*(\d{2})(?:\s*cm)?$/.exec(written) ?? []
  if (metres !== undefined) return Number(metres) * 100 + Number(rest)
  const [, number, unit] = /^([\d.,]+)\s*(cm|m|metros?|met(?:er|re)s?)$/.exec(written) ?? []
  if (number === undefined) return null
  return unit === 'cm' ? readDecimal(number) : inCm(readDecimal(number), 'm')
}

function inCm(value: number | null, unit: 'm' | 'in'): number | null {
  if (value === null) return null
  return unit === 'in' ? toMetric(value, 'in') : Math.round(value * 1e4) / 100
}
