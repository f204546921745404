import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ACTIVITY_LEVELS } from '#lib/accounts/person.ts'
import type { UserId } from '#lib/ids.ts'
import { GOALS } from '#lib/professionals/goals.ts'
import { users } from './accounts.ts'
import { cities, countries } from './locations.ts'

/** The athletes' part of the profile; name, birth date and gender are in `profiles`. */
export const athletes = pgTable(
  'athletes',
  {
    userId: uuid()
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    countryId: text().references(() => countries.id),
    cityId: text().references(() => cities.id),
    activityLevel: text({ enum: ACTIVITY_LEVELS }),
    mainGoal: text({ enum: GOALS }),
  },
  (t) => [
    check(
      'athletes_activity',
      sql`${t.activityLevel} in ('sedentary', 'light', 'moderate', 'active', 'very_active')`,
    ),
    check(
      'athletes_goal',
      sql`${t.mainGoal} in ('weight_loss', 'muscle_gain', 'toning', 'conditioning', 'rehabilitation', 'performance')`,
    ),
  ],
)
