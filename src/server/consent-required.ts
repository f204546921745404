import { AppError } from '#lib/http/errors.ts'
import { constraintOf } from './database-errors.ts'

/** Raised by the trigger `require_health_consent`. */
const HEALTH_CONSENT = 'health_consent'

/**
 * Runs a write of health data, which the database refuses without its owner's consent.
 *
 * @throws CONSENT_REQUIRED; whatever else the write throws
 */
export async function withConsent<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (constraintOf(error) !== HEALTH_CONSENT) throw error
    throw new AppError('CONSENT_REQUIRED', 'the owner has not agreed to keep health data')
  }
}
