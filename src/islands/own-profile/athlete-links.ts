import type { Activity } from '#lib/calculators/energy-need.ts'
import type { ACTIVITY_LEVELS } from '#lib/accounts/person.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'
import { toolPath } from '#lib/tools/tools.ts'
import type { ProfileForm } from './form-values.ts'

/** The list of trainers for a goal and in a city; undefined without either. */
export function trainersFor({
  mainGoal,
  country,
  city,
}: Pick<ProfileForm, 'mainGoal' | 'country' | 'city'>): string | undefined {
  if (!mainGoal && !city) return undefined
  const query = new URLSearchParams({
    ...(mainGoal && { goal: mainGoal }),
    ...(city && { country, city }),
  })
  return `${LIST_PATHS.trainer}?${query.toString()}`
}

/** What the calculator calls the levels of the profile. */
const ACTIVITY = {
  sedentary: 'sedentary',
  light: 'light',
  moderate: 'moderate',
  active: 'active',
  very_active: 'veryActive',
} as const satisfies Record<(typeof ACTIVITY_LEVELS)[number], Activity>

/** The calculator of daily energy with the activity filled in, in the fragment, which no server reads. */
export function energyOf({
  activityLevel,
}: Pick<ProfileForm, 'activityLevel'>): string | undefined {
  if (!(activityLevel in ACTIVITY)) return undefined
  return `${toolPath('energy-need')}#activity=${ACTIVITY[activityLevel as keyof typeof ACTIVITY]}`
}
