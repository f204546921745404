import type { Locale } from '#lib/i18n/locales.ts'
import { perLocale } from './per-locale.ts'

const formats = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }),
)

/**
 * Day and time of an instant in the reader's own time zone; for the browser alone, because a server has
 * another one.
 *
 * @param iso ISO 8601, an instant
 * @throws RangeError when the text is no date
 */
export function formatMoment(iso: string, locale: Locale): string {
  return formats(locale).format(new Date(iso))
}
