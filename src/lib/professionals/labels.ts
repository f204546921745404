import type { GoalChoice } from './goals.ts'
import type { Modality } from './modality.ts'
import type { Objective } from './objectives.ts'
import type { Specialty } from './specialties.ts'
import type { ProfessionalType } from './types.ts'

/** The keys of the texts of every value list: labels come only from the dictionaries. */

export const PROFESSION_KEY = {
  trainer: 'professionals.profession.trainer',
  nutritionist: 'professionals.profession.nutritionist',
  physiotherapist: 'professionals.profession.physiotherapist',
} as const satisfies Record<ProfessionalType, string>

export const PROFESSIONS_KEY = {
  trainer: 'professionals.professions.trainer',
  nutritionist: 'professionals.professions.nutritionist',
  physiotherapist: 'professionals.professions.physiotherapist',
} as const satisfies Record<ProfessionalType, string>

export const MODALITY_KEY = {
  'in-person': 'professionals.modality.inPerson',
  online: 'professionals.modality.online',
  both: 'professionals.modality.both',
} as const satisfies Record<Modality, string>

export const GOAL_KEY = {
  weight_loss: 'professionals.goal.weightLoss',
  muscle_gain: 'professionals.goal.muscleGain',
  toning: 'professionals.goal.toning',
  conditioning: 'professionals.goal.conditioning',
  rehabilitation: 'professionals.goal.rehabilitation',
  performance: 'professionals.goal.performance',
  online: 'professionals.goal.online',
} as const satisfies Record<GoalChoice, string>

export const SPECIALTY_KEY = {
  strength: 'professionals.specialty.strength',
  weight_loss: 'professionals.specialty.weightLoss',
  endurance: 'professionals.specialty.endurance',
  mobility: 'professionals.specialty.mobility',
  rehabilitation: 'professionals.specialty.rehabilitation',
  nutrition: 'professionals.specialty.nutrition',
  sports_nutrition: 'professionals.specialty.sportsNutrition',
  clinical_nutrition: 'professionals.specialty.clinicalNutrition',
  vegetarian_vegan: 'professionals.specialty.vegetarianVegan',
  sports_rehabilitation: 'professionals.specialty.sportsRehabilitation',
  manual_therapy: 'professionals.specialty.manualTherapy',
  neurological_physiotherapy: 'professionals.specialty.neurologicalPhysiotherapy',
  respiratory_physiotherapy: 'professionals.specialty.respiratoryPhysiotherapy',
  traumatological: 'professionals.specialty.traumatological',
  pediatric: 'professionals.specialty.pediatric',
  others: 'professionals.specialty.others',
} as const satisfies Record<Specialty, string>

export const OBJECTIVE_KEY = {
  weight_loss: 'professionals.goal.weightLoss',
  muscle_gain: 'professionals.goal.muscleGain',
  toning: 'professionals.goal.toning',
  conditioning: 'professionals.goal.conditioning',
  rehabilitation: 'professionals.goal.rehabilitation',
  performance: 'professionals.goal.performance',
  sports_nutrition: 'professionals.specialty.sportsNutrition',
  clinical_nutrition: 'professionals.specialty.clinicalNutrition',
  vegetarian_vegan: 'professionals.specialty.vegetarianVegan',
  healthy_habits: 'professionals.objective.healthyHabits',
  injury_rehabilitation: 'professionals.objective.injuryRehabilitation',
  pain_relief: 'professionals.objective.painRelief',
  sports_injury: 'professionals.objective.sportsInjury',
  post_surgery: 'professionals.objective.postSurgery',
  mobility: 'professionals.specialty.mobility',
  neurological: 'professionals.objective.neurological',
  respiratory: 'professionals.objective.respiratory',
} as const satisfies Record<Objective, string>

/** Looks a stored slug up in one of the maps above; undefined for a slug of an older version. */
export function keyOf<Key extends string>(
  map: Readonly<Record<string, Key>>,
  slug: string,
): Key | undefined {
  return Object.hasOwn(map, slug) ? map[slug] : undefined
}

/**
 * The name that a professional shows under: their own, or the profession and the last four characters of
 * the id for somebody who has set none.
 */
export function professionalName(
  professional: { name: string | null; type: ProfessionalType; id: string },
  label: (key: (typeof PROFESSION_KEY)[ProfessionalType]) => string,
): string {
  const { name, type, id } = professional
  return name ?? `${label(PROFESSION_KEY[type])} ${id.slice(-4)}`
}
