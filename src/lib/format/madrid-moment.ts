import type { Locale } from '#lib/i18n/locales.ts'
import { perLocale } from './per-locale.ts'

const formats = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/Madrid',
    }),
)
const ZONE: Record<Locale, string> = { es: 'hora de Madrid', en: 'Madrid time' }

/**
 * Day and time of an instant in Madrid, and that it is that zone: for a mail, whose reader's zone nobody knows.
 *
 * @param iso ISO 8601, an instant
 * @throws RangeError when the text is no date
 * @example formatMadridMoment('2026-11-20T22:04:00Z', 'es') // '20 de noviembre de 2026 a las 23:04 (hora de Madrid)'
 */
export function formatMadridMoment(iso: string, locale: Locale): string {
  return `${formats(locale).format(new Date(iso))} (${ZONE[locale]})`
}
