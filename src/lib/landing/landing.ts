import type { ProfessionalId } from '#lib/ids.ts'
import type { Modality } from '#lib/professionals/modality.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { LandingSpecialty } from './paths.ts'

/** A page with fewer people says too little to be found: search engines are asked to leave it out. */
export const INDEXED_FROM = 2

/** How many cities an article names for each profession. */
export const NEAR_CITIES = 6

/** A city; `country` is ISO 3166-1 alpha-2. */
export type LandingCity = { id: string; name: string; state: string; country: string }

/** How many of a profession see people in a city. */
export type CityCount = LandingCity & { type: ProfessionalType; count: number }

/** How many of a profession have a speciality; one more than `LIST_END` stands for more. */
export type SpecialtyCount = { type: ProfessionalType; specialty: LandingSpecialty; count: number }

/** Figures about the professionals of a page; of the first `LIST_END` of them where there are more. */
export type LandingFacts = {
  modalities: Record<Modality, number>
  /** `people` have `total` reviews, whose average is to one decimal; null without any. */
  reviews: { people: number; total: number; average: number | null }
  /** Years; half of them have `half` or more. */
  experience: { least: number; most: number; half: number }
  /** The most frequent ones first; may contain values that are no longer offered. */
  specialties: { slug: string; count: number }[]
  /** Language codes, the most frequent first. */
  languages: { code: string; count: number }[]
  /** Where most of them see people. */
  cities: (LandingCity & { count: number })[]
  /** Who usually answers soonest, once anybody's answers tell. */
  soonest: { id: ProfessionalId; name: string | null; answerHours: number } | null
}
