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

/**
 * Day and time of an instant in Madrid: for mails, as the recipient's time zone is unknown.
 *
 * @param iso ISO 8601, an instant
 * @throws RangeError when the text is no date
 * @example formatMadridMoment('2026-11-20T22:04:00Z', 'es') // '20 de noviembre de 2026 a las 23:04'
 */
export function formatMadridMoment(iso: string, locale: Locale): string {
  return formats(locale).format(new Date(iso))
}
