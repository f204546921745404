import { perLocale } from '#lib/format/per-locale.ts'
import type { Locale } from '#lib/i18n/locales.ts'

const format = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }),
)

/**
 * The name of a day of the week: `jueves`.
 *
 * @param day `YYYY-MM-DD`
 */
export const weekdayText = (day: string, locale: Locale): string =>
  format(locale).format(new Date(day))
