import { findConsent, insertConsent, type ConsentRow } from '#db/queries/health/consents.ts'
import { insertReceipts } from '#db/queries/health/receipts.ts'
import type { Transaction } from '#db/client.ts'
import { asActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { CONSENT_HASH, CONSENT_VERSION } from '#lib/health/consent-text.ts'
import type { Consent, ConsentInput } from '#lib/health/schemas.ts'
import { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/ids.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { audit } from '#server/audit.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { toConsent } from './to-consent.ts'

type Deps = Pick<Dependencies, 'db' | 'secret'>
type Input = { actor: SignedIn; body: ConsentInput }

/**
 * Records that the user agrees to keep health data, with a receipt. Agreeing again to the same text changes nothing.
 *
 * @returns the running consent
 * @throws STALE when the text has changed since it was shown
 */
export async function giveConsent(
  { db, secret }: Deps,
  { actor: { userId }, body: { version, locale } }: Input,
): Promise<Consent> {
  if (version !== CONSENT_VERSION) throw new AppError('STALE', 'the text is another one now')
  return toConsent(await db.transaction((tx) => record(tx, { secret, userId, locale })))
}

type Giving = { secret: string; userId: UserId; locale: Locale }

async function record(tx: Transaction, { secret, userId, locale }: Giving): Promise<ConsentRow> {
  const scope = await asActor(tx, userId)
  const text = { textVersion: CONSENT_VERSION, textHash: CONSENT_HASH[locale] }
  const given = await insertConsent(scope, { ...text, locale })
  if (!given) return (await findConsent(scope))!
  await insertReceipts(scope, [{ event: 'consent_given', ...text }])
  const both = { actor: userId, subject: userId }
  await audit(tx, secret, { kind: 'health-consent', outcome: 'given', ...both })
  return given
}
