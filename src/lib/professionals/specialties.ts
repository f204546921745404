import { aliasReader } from './aliases.ts'
import type { ProfessionalType } from './types.ts'

/** The specialities of each profession, in the order in which forms and filters offer them. */
export const SPECIALTIES = {
  trainer: ['strength', 'weight_loss', 'endurance', 'mobility', 'rehabilitation', 'nutrition'],
  nutritionist: [
    'sports_nutrition',
    'weight_loss',
    'clinical_nutrition',
    'vegetarian_vegan',
    'others',
  ],
  physiotherapist: [
    'sports_rehabilitation',
    'manual_therapy',
    'neurological_physiotherapy',
    'respiratory_physiotherapy',
    'traumatological',
    'pediatric',
    'others',
  ],
} as const satisfies Record<ProfessionalType, readonly string[]>

export type Specialty = (typeof SPECIALTIES)[ProfessionalType][number]

/** Of all professions. */
export const ALL_SPECIALTIES = [...new Set(Object.values(SPECIALTIES).flat())]

const readAny = aliasReader<Specialty>(ALL_SPECIALTIES, {
  rehabilitacion_deportiva: 'sports_rehabilitation',
  sports: 'sports_rehabilitation',
  terapia_manual: 'manual_therapy',
  fisioterapia_neurologica: 'neurological_physiotherapy',
  neurological: 'neurological_physiotherapy',
  fisioterapia_respiratoria: 'respiratory_physiotherapy',
  respiratory: 'respiratory_physiotherapy',
  otros: 'others',
})

/** Reads any spelling of a speciality; undefined when the profession does not have it. */
export function readSpecialty(type: ProfessionalType, text: string): Specialty | undefined {
  const slug = readAny(text)
  return slug && (SPECIALTIES[type] as readonly Specialty[]).includes(slug) ? slug : undefined
}
