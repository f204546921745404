import * as z from 'zod/mini'
import { Choice } from '#lib/fields/choice.ts'
import { GOALS } from '#lib/professionals/goals.ts'
import { ACTIVITY_LEVELS } from './person.ts'

/** The athletes' fields, without place. */
export const ATHLETE = {
  activityLevel: Choice(ACTIVITY_LEVELS),
  mainGoal: Choice(GOALS),
} as const

/** The stored form, with the place. */
export const StoredAthlete = z.object({
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  activityLevel: z.nullable(z.enum(ACTIVITY_LEVELS)),
  mainGoal: z.nullable(z.enum(GOALS)),
})
export type StoredAthlete = z.infer<typeof StoredAthlete>
