import type { Modality } from '#lib/professionals/modality.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'

/** The answers given to the finder so far. */
export type FinderChoice = {
  professional?: ProfessionalType | undefined
  modality?: Modality | undefined
  country?: string | undefined
  city?: string | undefined
  /** As it was typed. */
  need?: string | undefined
}

/** Each profession has its own modality question, so changing it clears the answer. */
export function chooseProfessional(choice: FinderChoice, professional: ProfessionalType) {
  return { ...choice, professional, modality: undefined } satisfies FinderChoice
}

/** Online needs no place. */
export function chooseModality(choice: FinderChoice, modality: Modality): FinderChoice {
  return modality === 'online'
    ? { professional: choice.professional, modality, need: choice.need }
    : { ...choice, modality }
}

export function chooseCountry(choice: FinderChoice, country: string): FinderChoice {
  return { ...choice, country: country || undefined, city: undefined }
}

export function chooseCity(choice: FinderChoice, city: string): FinderChoice {
  return { ...choice, city: city || undefined }
}

export function chooseNeed(choice: FinderChoice, need: string): FinderChoice {
  return { ...choice, need: need || undefined }
}

/** The need as a list can be searched for it; undefined while too little is typed. */
function searchOf({ need = '' }: FinderChoice): string | undefined {
  const text = need.trim()
  return text.length < 2 ? undefined : text
}

/** Whether the search button shows: a profession is chosen and, for trainers, a modality. */
export function canSearch(choice: FinderChoice): boolean {
  return (
    choice.professional !== undefined &&
    (choice.professional !== 'trainer' || choice.modality !== undefined)
  )
}

/** The query of the list for the answers: `type` is the modality and `q` the need; only those that are set. */
export function finderQuery(choice: FinderChoice & { professional: ProfessionalType }) {
  const { professional, modality, country, city } = choice
  const q = searchOf(choice)
  return {
    professional,
    ...(modality && { type: modality }),
    ...(country && { country }),
    ...(city && { city }),
    ...(q && { q }),
  }
}

/**
 * The URL of the list for the answers, without language.
 *
 * @example finderTarget({ professional: 'trainer', modality: 'online' }) //
 *   '/trainers?professional=trainer&type=online'
 */
export function finderTarget(choice: FinderChoice & { professional: ProfessionalType }): string {
  return `${LIST_PATHS[choice.professional]}?${new URLSearchParams(finderQuery(choice))}`
}
