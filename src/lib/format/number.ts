import type { Locale } from '#lib/i18n/locales.ts'
import { perLocale } from './per-locale.ts'

const oneDecimal = perLocale(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const atMostOneDecimal = perLocale(
  (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }),
)
const twoDecimals = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }))
const whole = perLocale(
  // Without `always`, Spanish leaves four digits ungrouped: "1000" beside "12.345".
  (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0, useGrouping: 'always' }),
)

/** A rating of 0–5 with its decimal: `4,7` in Spanish, `4.7` in English. */
export function formatRating(rating: number, locale: Locale): string {
  return oneDecimal(locale).format(rating)
}

/** Points of the score, to one decimal where they have one: `20`, `33,6`. */
export function formatPoints(points: number, locale: Locale): string {
  return atMostOneDecimal(locale).format(points)
}

/** An average as it is stored and calculated with, to two decimals: `4,57`. */
export function formatAverage(rating: number, locale: Locale): string {
  return twoDecimals(locale).format(rating)
}

/** A count with the separators of the language: `1.000` in Spanish, `1,000` in English. */
export function formatCount(count: number, locale: Locale): string {
  return whole(locale).format(count)
}
