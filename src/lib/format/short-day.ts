import type { Locale } from '#lib/i18n/locales.ts'
import { perLocale } from './per-locale.ts'

const formats = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'Europe/Madrid' }),
)

/**
 * The day of an instant in Madrid, for tables.
 *
 * @param iso ISO 8601, an instant
 * @example formatShortDay('2026-10-18T22:30:00Z', 'es') // '19 oct 2026'
 */
export function formatShortDay(iso: string, locale: Locale): string {
  return formats(locale).format(new Date(iso))
}
