import type { Modality } from '#lib/professionals/modality.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'

/** The answers given to the finder so far. */
export type FinderChoice = {
  professional?: ProfessionalType | undefined
  modality?: Modality | undefined
  country?: string | undefined
  city?: string | undefined
}

/** Each profession has its own modality question, so changing it clears the answer. */
export function chooseProfessional(choice: FinderChoice, professional: ProfessionalType) {
  return { ...choice, professional, modality: undefined } satisfies FinderChoice
}

/** Online needs no place. */
export function chooseModality(choice: FinderChoice, modality: Modality): FinderChoice {
  return modality === 'online'
    ? { professional: choice.professional, modality }
    : { ...choice, modality }
}

export function chooseCountry(choice: FinderChoice, country: string): FinderChoice {
  return { ...choice, country: country || undefined, city: undefined }
}

export function chooseCity(choice: FinderChoice, city: string): FinderChoice {
  return { ...choice, city: city || undefined }
}

/** Whether the search button shows: a profession is chosen and, for trainers, a modality. */
export function canSearch(choice: FinderChoice): boolean {
  return (
    choice.professional !== undefined &&
    (choice.professional !== 'trainer' || choice.modality !== undefined)
  )
}

/**
 * The URL of the list for the answers, without language: its path with `professional`, `type` (the modality), `country`
 * and `city`, only those that are set.
 *
 * @example finderTarget({ professional: 'trainer', modality: 'online' }) //
 *   '/trainers?professional=trainer&type=online'
 */
export function finderTarget(choice: FinderChoice & { professional: ProfessionalType }): string {
  const params = new URLSearchParams()
  params.set('professional', choice.professional)
  if (choice.modality) params.set('type', choice.modality)
  if (choice.country) params.set('country', choice.country)
  if (choice.city) params.set('city', choice.city)
  return `${LIST_PATHS[choice.professional]}?${params}`
}
