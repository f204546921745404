import type { Locale } from '#lib/i18n/locales.ts'
import { perLocale } from './per-locale.ts'

const formats = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
)

/**
 * A day with its weekday, without the year.
 *
 * @param day `YYYY-MM-DD`
 * @example dayOfWeek('2026-11-30', 'es') // 'lunes, 30 de noviembre'
 */
export function dayOfWeek(day: string, locale: Locale): string {
  return formats(locale).format(new Date(day))
}
