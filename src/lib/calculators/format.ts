import { clockText } from '#lib/format/clock-text.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import type { Locale } from '#lib/i18n/locales.ts'

const formatters = new Map<string, (locale: Locale) => Intl.NumberFormat>()

function formatter(least: number, most: number) {
  const key = `${least}-${most}`
  const kept = formatters.get(key)
  if (kept) return kept
  const fresh = perLocale(
    (tag) =>
      new Intl.NumberFormat(tag, { minimumFractionDigits: least, maximumFractionDigits: most }),
  )
  formatters.set(key, fresh)
  return fresh
}

/** A number with exactly so many decimals, as the language writes it: `22,9`. */
export function formatNumber(value: number, digits: number, locale: Locale): string {
  return formatter(digits, digits)(locale).format(value)
}

/** A number with as many decimals as it needs, but not more than `most`: `70`, `70,5`. */
export function formatShort(value: number, most: number, locale: Locale): string {
  return formatter(0, most)(locale).format(value)
}

/** A number as typed into a field: with the decimal separator of the language only. */
export function formatTyped(value: number, most: number, locale: Locale): string {
  const text = String(Number(value.toFixed(most)))
  return locale === 'es' ? text.replace('.', ',') : text
}

/** A formatted number, or range, as a percentage: `20,1 %` in Spanish, `20.1%` in English. */
export function formatPercent(text: string, locale: Locale): string {
  return locale === 'es' ? `${text}\u00a0%` : `${text}%`
}

/**
 * A duration in whole seconds, rounded.
 *
 * @example formatDuration(12600) // '3:30:00'
 * @example formatDuration(303) // '5:03'
 */
export function formatDuration(seconds: number): string {
  return clockText(Math.round(seconds))
}

/** Rounds to so many decimals, halves up: 24.95 is 25.0. */
export function roundTo(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor * (1 + Number.EPSILON)) / factor
}
