import { lockRunningConsent } from '#db/queries/health/running-consent.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { AppError } from '#lib/http/errors.ts'

/**
 * Requires that the actor consents to keeping health data, until the transaction ends.
 *
 * @throws CONSENT_REQUIRED
 */
export async function requireConsent(scope: ScopedExecutor): Promise<void> {
  if (!(await lockRunningConsent(scope))) {
    throw new AppError('CONSENT_REQUIRED', 'health data is shared with consent alone')
  }
}
