import type { Locale } from '#lib/i18n/locales.ts'
import { perLocale } from './per-locale.ts'

const names = perLocale((tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }))

/**
 * The name of a country in a language; an unknown code is returned unchanged.
 *
 * @param code ISO 3166-1 alpha-2, upper case
 * @throws RangeError when the code is malformed
 * @example countryName('DE', 'es') // 'Alemania'
 */
export function countryName(code: string, locale: Locale): string {
  return names(locale).of(code) ?? code
}
