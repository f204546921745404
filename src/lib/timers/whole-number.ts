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

/**
 * The input of a number field, clamped to its limits. Decimals are cut; an empty field, or one without a number, gives
 * `whenEmpty`.
 */
export function clampWhole(typed: string | number, { min, max }: Limit, whenEmpty: number): number {
  const number = typeof typed === 'string' && typed.trim() === '' ? NaN : Number(typed)
  if (Number.isNaN(number)) return whenEmpty
  return Math.min(max, Math.max(min, Math.trunc(number)))
}
