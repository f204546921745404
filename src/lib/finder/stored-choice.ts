import { isOneOf } from '#lib/one-of.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import type { FinderChoice } from './finder.ts'

/** Longer than the id of any city. */
const LONGEST_CITY = 80

const LONGEST_NEED = 80

/** Reads the answers that a tab keeps; null for anything else. */
export function readFinderChoice(stored: unknown): FinderChoice | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { professional, modality, need, ...place } = stored as Record<string, unknown>
  if (typeof professional !== 'string' || !isProfessionalType(professional)) return null
  const choice: FinderChoice = { professional }
  if (typeof modality === 'string' && isOneOf(MODALITIES, modality)) choice.modality = modality
  if (typeof need === 'string' && need.length <= LONGEST_NEED) choice.need = need
  // Online needs no place.
  return modality === 'online' ? choice : { ...choice, ...readPlace(place) }
}

/** A city is one of a country. */
function readPlace({
  country,
  city,
}: Record<string, unknown>): Pick<FinderChoice, 'country' | 'city'> {
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return {}
  return typeof city === 'string' && city.length <= LONGEST_CITY ? { country, city } : { country }
}
