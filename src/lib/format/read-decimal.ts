import { plainUnit, readUnit } from './read-unit.ts'

/** A number, and what stands behind it. */
export type Amount = {
  /** Infinity for too many digits. */
  value: number
  /** As it was written; '' for a number alone. */
  unit: string
}

/**
 * A number as people type or paste it, perhaps with its unit: `70,5`, `70.5 kg`. Spaces and marks that cannot be seen do not
 * count. There is at most one separator, and it is the decimal one: nobody groups the thousands of a weight. Exponents are
 * refused.
 *
 * @returns null when it does not begin with a number, or has another one
 */
export function readAmount(text: string): Amount | null {
  const plain = text.replace(/[\s\p{Cf}]/gu, '').replace('−', '-')
  const [, number, unit] =
    /^([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+))([^\d.,+-][^\d]*)?$/.exec(plain) ?? []
  if (number === undefined) return null
  return { value: Number(number.replace(',', '.')), unit: unit ?? '' }
}

/**
 * A number alone, or in the unit of its field.
 *
 * @param unit as the field shows it
 * @returns null when it is no number, or one in another unit; a number of too many digits is Infinity
 */
export function readDecimal(text: string, unit = ''): number | null {
  const amount = readAmount(text)
  return amount && isIn(amount, unit) ? amount.value : null
}

/** Whether an amount says no unit, or this one in any spelling. */
export function isIn(amount: Amount, unit: string): boolean {
  if (amount.unit === '') return true
  if (unit === '') return false
  const known = readUnit(amount.unit)
  return known === undefined ? plainUnit(amount.unit) === plainUnit(unit) : known === readUnit(unit)
}
