import { perLocale } from '#lib/format/per-locale.ts'
import type { Locale } from '#lib/i18n/locales.ts'

const format = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)

/** A day in few letters: `20 nov 2026`. */
export const shortDay = (day: string, locale: Locale): string =>
  format(locale).format(new Date(day))
