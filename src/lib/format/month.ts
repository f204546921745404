import type { Locale } from '#lib/i18n/locales.ts'
import { perLocale } from './per-locale.ts'

const month = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** A month, `2024-01`: `enero de 2024`, `January 2024`. */
export function formatMonth(iso: string, locale: Locale): string {
  return month(locale).format(new Date(`${iso}-01`))
}
