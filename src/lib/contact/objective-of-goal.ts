import type { Goal } from '#lib/professionals/goals.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { ContactObjective } from './objectives.ts'

/** What the goal of a list's filter is called in a message to each profession; undefined where nothing fits. */
export const OBJECTIVE_OF_GOAL: Record<
  ProfessionalType,
  Partial<Record<Goal, ContactObjective>>
> = {
  trainer: {
    weight_loss: 'weight_loss',
    muscle_gain: 'muscle_gain',
    toning: 'general_fitness',
    conditioning: 'general_fitness',
    rehabilitation: 'rehabilitation',
    performance: 'sports_performance',
  },
  nutritionist: {
    weight_loss: 'weight_loss',
    muscle_gain: 'muscle_gain',
    toning: 'healthy_habits',
    conditioning: 'healthy_habits',
    performance: 'sports_nutrition',
  },
  physiotherapist: { rehabilitation: 'injury_rehabilitation', performance: 'sports_injury' },
}
