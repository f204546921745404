import { phraseOf } from '#lib/format/list.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { isOneOf } from '#lib/one-of.ts'
import { SPECIALTIES } from './specialties.ts'
import type { ProfessionalType } from './types.ts'

/** How many specialities a card names. */
const SHOWN = 3

/**
 * The specialities that a card names, and how many more there are: of the profession's, since stored ones may predate a shortened list, and without
 * "others", which says nothing beside named ones.
 */
export function cardSpecialties(type: ProfessionalType, given: readonly string[]) {
  const all = given
    .filter((slug) => isOneOf(SPECIALTIES[type], slug))
    .filter((slug) => slug !== 'others')
  return { named: all.slice(0, SHOWN), more: Math.max(0, all.length - SHOWN) }
}

/** The same in words; empty without any. */
export function specialtiesText(
  { type, specialization }: { type: ProfessionalType; specialization: readonly string[] },
  t: T<'professionals'>,
  locale: Locale,
): string {
  const { named, more } = cardSpecialties(type, specialization)
  const names = named.map((slug) => t(`professionals.specialty.${slug}`))
  return phraseOf(names, locale) + (more > 0 ? ` +${more}` : '')
}
