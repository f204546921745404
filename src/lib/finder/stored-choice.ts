import { isOneOf } from '#lib/one-of.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import type { FinderChoice } from './finder.ts'

/** Longer than the id of any city. */
const LONGEST_CITY = 80

/** Reads the answers that a tab keeps; null for anything else. */
export function readFinderChoice(stored: unknown): FinderChoice | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { professional, modality, country, city } = stored as Record<string, unknown>
  if (typeof professional !== 'string' || !isProfessionalType(professional)) return null
  const choice: FinderChoice = { professional }
  if (typeof modality === 'string' && isOneOf(MODALITIES, modality)) choice.modality = modality
  // Online needs no place, and a city is one of a country.
  if (modality === 'online' || typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) {
    return choice
  }
  choice.country = country
  if (typeof city === 'string' && city.length <= LONGEST_CITY) choice.city = city
  return choice
}
