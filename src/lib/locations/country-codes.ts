import { countryName } from '#lib/format/country.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Locations } from './schemas.ts'

/** Spain first, where most people search; then the others by their names in the language. */
export function countryCodesByName({ countries }: Locations, locale: Locale): string[] {
  const compare = new Intl.Collator(locale).compare
  return countries
    .map(({ id }) => id)
    .sort((a, b) =>
      a === 'ES' ? -1 : b === 'ES' ? 1 : compare(countryName(a, locale), countryName(b, locale)),
    )
}
