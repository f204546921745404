import { fold } from './aliases.ts'
import { readSpecialty, SPECIALTIES, type Specialty } from './specialties.ts'
import type { ProfessionalType } from './types.ts'

/**
 * Reads specialities separated by commas, in any spelling; each once.
 *
 * @param labelOf what they are called in the reader's language, to be read as well
 * @returns null when nothing is written, or something that the profession does not have
 * @example readSpecialties('trainer', 'strength, Weight loss') // ['strength', 'weight_loss']
 */
export function readSpecialties(
  type: ProfessionalType,
  text: string,
  labelOf?: (slug: Specialty) => string,
): Specialty[] | null {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const named = (part: string) =>
    labelOf && SPECIALTIES[type].find((slug) => fold(labelOf(slug)) === fold(part))
  const read = parts.map((part) => readSpecialty(type, part) ?? named(part))
  const known = read.filter((slug) => slug !== undefined)
  if (known.length === 0 || known.length < read.length) return null
  return SPECIALTIES[type].filter((slug) => known.includes(slug))
}
