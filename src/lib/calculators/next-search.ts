import type { Goal } from '#lib/professionals/goals.ts'
import type { SPECIALTIES } from '#lib/professionals/specialties.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'

/** A result links to professionals who can help: a list, with a matching filter. */
const specialists = (specialization: (typeof SPECIALTIES)['nutritionist'][number]) =>
  `${LIST_PATHS.nutritionist}?specialization=${specialization}`
const trainersFor = (goal: Goal) => `${LIST_PATHS.trainer}?goal=${goal}`

/** The searches by what they are for; paths without language. */
export const NEXT_SEARCH = {
  loseWeight: specialists('weight_loss'),
  clinical: specialists('clinical_nutrition'),
  sportsNutrition: specialists('sports_nutrition'),
  conditioning: trainersFor('conditioning'),
  muscle: trainersFor('muscle_gain'),
  toning: trainersFor('toning'),
} as const
export type NextSearch = keyof typeof NEXT_SEARCH
