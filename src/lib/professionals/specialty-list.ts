import { readSpecialty, SPECIALTIES, type Specialty } from './specialties.ts'
import type { ProfessionalType } from './types.ts'

/**
 * Reads specialities separated by commas, in any spelling; each once.
 *
 * @returns null when nothing is written, or something that the profession does not have
 * @example readSpecialties('trainer', 'Fuerza, pérdida de peso')
 */
export function readSpecialties(type: ProfessionalType, text: string): Specialty[] | null {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const read = parts.map((part) => readSpecialty(type, part))
  const known = read.filter((slug) => slug !== undefined)
  if (known.length === 0 || known.length < read.length) return null
  return SPECIALTIES[type].filter((slug) => known.includes(slug))
}
