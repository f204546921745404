import { readAmount } from '#lib/format/read-decimal.ts'
import { plainUnit } from '#lib/format/read-unit.ts'

export type Limit = { readonly min: number; readonly max: number }
/** What a field of a configuration may be: a whole number within limits, or one of a few values. */
export type FieldRange = Limit | { readonly of: readonly FieldValue[] }
export type FieldValue = string | number

/** A whole number within limits, from a number or its digits; null for anything else. */
export function readWhole(value: unknown, { min, max }: Limit): number | null {
  const digits = typeof value === 'string' && /^\d{1,6}$/.test(value)
  const number = digits ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number)) return null
  return number >= min && number <= max ? number : null
}

/** The value of a field from outside (a form, a link, storage); null for what it may not be. */
export function readValue(value: unknown, range: FieldRange): FieldValue | null {
  if (!('of' in range)) return readWhole(value, range)
  const whole = readWhole(value, { min: 0, max: Infinity })
  return range.of.find((known) => known === value || known === whole) ?? null
}

/** What a field of a timer counts; null for repetitions, which have no unit. */
export type TimeUnit = 's' | 'min' | null

const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  s: [
    's',
    'sg',
    'seg',
    'segs',
    'segundo',
    'segundos',
    'sec',
    'secs',
    'second',
    'seconds',
    '"',
    '”',
    "''",
    '′′',
  ],
  min: ['min', 'mins', 'minuto', 'minutos', 'minute', 'minutes', "'", '’', '′'],
}

/**
 * The digits of a number as people type or paste it into a field, perhaps with the unit of the field: `30 s`. What is none, or
 * is in another unit, stays as it is, and is refused by what reads it.
 */
export function digitsOf(text: string, unit: TimeUnit): string {
  const amount = readAmount(text)
  const isOwn = amount && (amount.unit === '' || isSpelled(amount.unit, unit))
  return isOwn ? String(amount.value) : text
}

const isSpelled = (text: string, unit: TimeUnit): boolean =>
  unit !== null && SPELLINGS[unit]!.includes(plainUnit(text))

/**
 * The input of a number field, clamped to its limits. Decimals are cut; an empty field, or one without a number, gives
 * `whenEmpty`.
 */
export function clampWhole(typed: string | number, { min, max }: Limit, whenEmpty: number): number {
  const number = typeof typed === 'string' && typed.trim() === '' ? NaN : Number(typed)
  if (Number.isNaN(number)) return whenEmpty
  return Math.min(max, Math.max(min, Math.trunc(number)))
}
