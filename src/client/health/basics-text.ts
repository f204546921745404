import { DISEASES, type StoredBasics } from '#lib/health/history.ts'
import type { T } from '#lib/i18n/t.ts'
import { isOneOf } from '#lib/one-of.ts'
import { GOALS } from '#lib/professionals/goals.ts'

/** A disease by its name: one that is offered, or as it was added. */
export function diseaseName(name: string, t: T<'healthShared'>): string {
  return isOneOf(DISEASES, name) ? t(`healthShared.disease.${name}`) : plain(name)
}

/** An objective in words: one that is offered, or as it was added. */
export function objectiveName(objective: string, t: T<'healthShared'>): string {
  return isOneOf(GOALS, objective) ? t(`healthShared.objective.${objective}`) : plain(objective)
}

/** Of the map of diseases the one text, which is no disease. */
export const PAST_DIAGNOSES = 'past_diagnoses'

/** The diseases that a person has, those that are offered first. */
export function diseasesOf({ chronicDiseases }: Pick<StoredBasics, 'chronicDiseases'>): string[] {
  const has = (name: string) => name !== PAST_DIAGNOSES && chronicDiseases[name] === true
  const added = Object.keys(chronicDiseases).filter((name) => has(name) && !isOneOf(DISEASES, name))
  return [...DISEASES.filter(has), ...added]
}

/** Earlier diagnoses as they were written: never a disease of the list. */
export function pastDiagnosesOf({
  chronicDiseases,
}: Pick<StoredBasics, 'chronicDiseases'>): string {
  const text = chronicDiseases[PAST_DIAGNOSES]
  return typeof text === 'string' ? text : ''
}

const plain = (name: string) => name.replaceAll('_', ' ')
