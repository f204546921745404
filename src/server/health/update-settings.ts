import { saveSettings } from '#db/queries/health/settings.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { Settings, SettingsUpdate } from '#lib/health/settings.ts'
import { AppError } from '#lib/http/errors.ts'
import { withConsent } from '#server/consent-required.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { toSettings } from './to-settings.ts'

type Input = { actor: SignedIn; body: SettingsUpdate }

/**
 * Saves how the user writes down and reads their own values.
 *
 * @throws STALE when they were saved elsewhere since they were read; CONSENT_REQUIRED for all but units
 */
export async function updateSettings(
  { db }: Pick<Dependencies, 'db'>,
  { actor, body: { version, ...columns } }: Input,
): Promise<Settings> {
  const saved = await withConsent(() =>
    withActor(db, actor.userId, (scope) => saveSettings(scope, version, columns)),
  )
  if (!saved) throw new AppError('STALE', 'another version is kept')
  return toSettings(saved)
}
