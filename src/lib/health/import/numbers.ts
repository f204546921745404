import { visible } from './nothing.ts'

export const DECIMAL_SIGNS = ['.', ','] as const
export type DecimalSign = (typeof DECIMAL_SIGNS)[number]

/** Each sign with the other one between groups of three digits. */
const FORMS: Record<DecimalSign, RegExp> = {
  '.': /^[+-]?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/,
  ',': /^[+-]?(\d+|\d{1,3}(\.\d{3})+)?(,\d*)?$/,
}

const plainOf = (text: string) => text.replace(/[\s\p{Cf}'’]/gu, '').replace('−', '-')

/** A number with this decimal sign; the other sign, spaces and apostrophes may group thousands. Null when it is none. */
export function readNumber(text: string, decimal: DecimalSign): number | null {
  const plain = plainOf(text)
  if (!/\d/.test(plain) || !FORMS[decimal].test(plain)) return null
  const grouping = decimal === '.' ? ',' : '.'
  return Number(plain.replaceAll(grouping, '').replace(decimal, '.'))
}

/** Whether a text is a number with either sign. */
export const isNumber = (text: string): boolean =>
  DECIMAL_SIGNS.some((sign) => readNumber(text, sign) !== null)

/** Number and what follows it: `70,5 kg`. */
export function splitUnit(text: string): [number: string, rest: string] {
  const [, number = '', rest = ''] =
    /^([+\-−]?(?:[\d.,\s]|['’](?=\d{3}(?!\d)))*)(.*)$/s.exec(visible(text)) ?? []
  return [number.trim(), rest.trim()]
}

/** Whole ones and the rest of them in a smaller unit, as heights and weights are said. */
const TOGETHER = [
  [/^(\d+)\s*(?:['’′]|ft|feet|pies)\s*(\d+(?:[.,]\d+)?)\s*(?:["”″]|''|in|inches)?\.?$/i, 12, 'in'],
  [/^(\d+)\s*st(?:ones?)?\s*(\d+(?:[.,]\d+)?)\s*(?:lbs?|pounds)?\.?$/i, 14, 'lb'],
  [/^(\d)\s*m\s*(\d{2})(?:\s*cm)?\.?$/i, 100, 'cm'],
] as const

/** Two numbers of one value in the smaller of their units: `5'10"`, `11 st 2 lb`, `1 m 75`. Null for any other text. */
export function readTogether(text: string): { value: number; unit: 'in' | 'lb' | 'cm' } | null {
  for (const [form, count, unit] of TOGETHER) {
    const [, whole, rest = ''] = form.exec(visible(text)) ?? []
    const part = Number(rest.replace(',', '.'))
    if (whole !== undefined)
      return part < count ? { value: Number(whole) * count + part, unit } : null
  }
  return null
}

export type GuessedSign = {
  sign: DecimalSign
  /** Whether no number can be read with the other sign as well. */
  isSure: boolean
}

/**
 * The decimal sign of these numbers. `1.234,5` and `70,5` leave no doubt; `70,500` alone could be seventy thousand, and is
 * taken for a decimal, as people measure.
 */
export function guessDecimal(numbers: readonly string[]): GuessedSign {
  const votes = { '.': 0, ',': 0 }
  const doubtful = { '.': 0, ',': 0 }
  for (const text of numbers) {
    const [sign, isDoubtful] = signOf(plainOf(text))
    if (sign) (isDoubtful ? doubtful : votes)[sign] += 1
  }
  const clear = votes['.'] !== votes[',']
  if (clear) {
    const sign = votes[','] > votes['.'] ? ',' : '.'
    return { sign, isSure: votes[sign === ',' ? '.' : ','] === 0 }
  }
  const sign = doubtful[','] > doubtful['.'] ? ',' : '.'
  return { sign, isSure: votes['.'] + doubtful['.'] + doubtful[','] === 0 }
}

/** The decimal sign that a number shows, and whether it could group thousands instead. */
function signOf(number: string): [DecimalSign | null, boolean] {
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
  if (last < 0) return [null, false]
  const sign = number[last] as DecimalSign
  const other = sign === '.' ? ',' : '.'
  if (number.includes(other)) return [sign, false]
  if (number.indexOf(sign) !== last) return [other, false]
  return [sign, number.length - last - 1 === 3]
}
