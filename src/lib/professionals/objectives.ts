import { GOALS } from './goals.ts'
import type { ProfessionalType } from './types.ts'

/** What a professional says they can help with (`professionals.available_objectives`). */
export const OBJECTIVES = {
  trainer: GOALS,
  nutritionist: [
    'weight_loss',
    'muscle_gain',
    'sports_nutrition',
    'clinical_nutrition',
    'vegetarian_vegan',
    'healthy_habits',
  ],
  physiotherapist: [
    'injury_rehabilitation',
    'pain_relief',
    'sports_injury',
    'post_surgery',
    'mobility',
    'neurological',
    'respiratory',
  ],
} as const satisfies Record<ProfessionalType, readonly string[]>

export type Objective = (typeof OBJECTIVES)[ProfessionalType][number]

/** Of all professions. */
export const ALL_OBJECTIVES = [...new Set(Object.values(OBJECTIVES).flat())]
