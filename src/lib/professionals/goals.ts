import { aliasReader } from './aliases.ts'

/** What an athlete wants to reach, in the order of the list filter. */
export const GOALS = [
  'weight_loss',
  'muscle_gain',
  'toning',
  'conditioning',
  'rehabilitation',
  'performance',
] as const
export type Goal = (typeof GOALS)[number]

/**
 * The choices of the goal filter. `online` is not a goal: it means "modality online" and is listed because people look
 * for it there; choosing it disables the modality filter.
 */
export const GOAL_CHOICES = [...GOALS, 'online'] as const

/** Reads every spelling of a goal, in both languages. */
export const readGoalChoice = aliasReader(GOAL_CHOICES, {
  perdida_peso: 'weight_loss',
  perdida_de_peso: 'weight_loss',
  ganancia_muscular: 'muscle_gain',
  tonificacion: 'toning',
  acondicionamiento: 'conditioning',
  rehabilitacion: 'rehabilitation',
  rendimiento: 'performance',
  sports_performance: 'performance',
})
