import { Choice } from '#lib/fields/choice.ts'
import { GOALS } from '#lib/professionals/goals.ts'
import { ACTIVITY_LEVELS } from './person.ts'

/** What an athlete tells besides. */
export const ATHLETE = {
  activityLevel: Choice(ACTIVITY_LEVELS),
  mainGoal: Choice(GOALS),
} as const
