import { and, eq, isNull } from 'drizzle-orm'
import { healthConsents, healthSettings } from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { newest } from './newest.ts'
import { CONSENT_COLUMNS } from './consents.ts'
import { SETTINGS_COLUMNS } from './settings.ts'

const PERSON = {
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  displayName: profiles.displayName,
  birthDate: profiles.birthDate,
  gender: profiles.gender,
}

/** The actor as the health centre needs them, with the running consent and the settings; null where there are none. */
export async function findKeeper(scope: ScopedExecutor) {
  const running = and(
    eq(healthConsents.userId, profiles.userId),
    isNull(healthConsents.withdrawnAt),
  )
  const [row] = await scope
    .select({ person: PERSON, consent: CONSENT_COLUMNS, settings: SETTINGS_COLUMNS })
    .from(profiles)
    .leftJoin(healthConsents, running)
    .leftJoin(healthSettings, eq(healthSettings.userId, profiles.userId))
    .where(eq(profiles.userId, scope.actor))
  return row
}

/** The actor with the newest weight, height and body mass index of any record. */
export async function findBody(scope: ScopedExecutor) {
  const [row] = await scope
    .select({
      ...PERSON,
      weight: newest(scope, 'weight'),
      height: newest(scope, 'height'),
      bmi: newest(scope, 'bmi'),
    })
    .from(profiles)
    .where(eq(profiles.userId, scope.actor))
  return row
}

/** The names of the actor. */
export async function findNames(scope: ScopedExecutor) {
  const { firstName, lastName, displayName } = PERSON
  const [row] = await scope
    .select({ firstName, lastName, displayName })
    .from(profiles)
    .where(eq(profiles.userId, scope.actor))
  return row
}
