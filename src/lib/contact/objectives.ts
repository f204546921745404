import { isOneOf } from '#lib/one-of.ts'
import { OBJECTIVES } from '#lib/professionals/objectives.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'

/** What a person may contact a professional for, by profession. */
export const CONTACT_OBJECTIVES = {
  trainer: [
    'weight_loss',
    'muscle_gain',
    'endurance',
    'strength',
    'flexibility',
    'general_fitness',
    'rehabilitation',
    'sports_performance',
  ],
  nutritionist: [...OBJECTIVES.nutritionist, 'other'],
  physiotherapist: [...OBJECTIVES.physiotherapist, 'other'],
} as const satisfies Record<ProfessionalType, readonly string[]>
export type ContactObjective = (typeof CONTACT_OBJECTIVES)[ProfessionalType][number]

/** All of them, each once. */
export const ALL_CONTACT_OBJECTIVES: readonly ContactObjective[] = [
  ...new Set(Object.values(CONTACT_OBJECTIVES).flat()),
]

/** Whether an objective fits a profession. */
export function isObjectiveOf(type: ProfessionalType, objective: ContactObjective): boolean {
  return isOneOf(CONTACT_OBJECTIVES[type], objective)
}

/** What the general contact page may be used for. */
export const SITE_OBJECTIVES = ['trainer', 'physiotherapist', 'nutritionist', 'multiple'] as const
export type SiteObjective = (typeof SITE_OBJECTIVES)[number]
