import type { ConsentRow } from '#db/queries/health/consents.ts'
import { CONSENT_VERSION } from '#lib/health/consent-text.ts'
import type { Consent } from '#lib/health/schemas.ts'

/** A running consent as its owner reads it. */
export function toConsent({ textVersion, givenAt }: ConsentRow): Consent {
  return {
    version: textVersion,
    givenAt: givenAt.toISOString(),
    isCurrent: textVersion === CONSENT_VERSION,
  }
}
