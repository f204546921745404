import { SPECIALTIES, type Specialty } from '#lib/professionals/specialties.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'

const HOME = 'es-'

/**
 * The name of a city in addresses: its id, in Spain without the country.
 *
 * @example citySlug('es-valencia') // 'valencia'
 * @example citySlug('ve-valencia') // 've-valencia'
 */
export function citySlug(cityId: string): string {
  return cityId.startsWith(HOME) ? cityId.slice(HOME.length) : cityId
}

/** The ids that a name in an address can mean: of a city elsewhere, or of one in Spain. */
export function cityIdsOf(slug: string): string[] {
  return [slug, HOME + slug]
}

/** The path of the page of a profession in a city, without language. */
export function cityPath(type: ProfessionalType, cityId: string): string {
  return `${LIST_PATHS[type]}/in/${citySlug(cityId)}`
}

/** A speciality with a page of its own; `others` says nothing that anybody looks for. */
export type LandingSpecialty = Exclude<Specialty, 'others'>

/** The specialities of a profession that have a page. */
export function landingSpecialties(type: ProfessionalType): LandingSpecialty[] {
  return SPECIALTIES[type].filter((slug) => slug !== 'others')
}

/** The name of a speciality in addresses. */
export function specialtySlug(specialty: LandingSpecialty): string {
  return specialty.replaceAll('_', '-')
}

/**
 * The path of the page of a profession with a speciality, without language.
 *
 * @example specialtyPath('physiotherapist', 'manual_therapy') // '/physiotherapists/for/manual-therapy'
 */
export function specialtyPath(type: ProfessionalType, specialty: LandingSpecialty): string {
  return `${LIST_PATHS[type]}/for/${specialtySlug(specialty)}`
}
