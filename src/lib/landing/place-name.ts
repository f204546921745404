import { countryName } from '#lib/format/country.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { LandingCity } from './landing.ts'

/**
 * The name of a city as a heading shows it: outside Spain with its country, since names repeat.
 *
 * @example placeName({ name: 'Mérida', country: 'MX' }, 'es') // 'Mérida (México)'
 */
export function placeName(
  { name, country }: Pick<LandingCity, 'name' | 'country'>,
  locale: Locale,
): string {
  return country === 'ES' ? name : `${name} (${countryName(country, locale)})`
}
