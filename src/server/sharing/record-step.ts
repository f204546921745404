import type { Executor } from '#db/client.ts'
import type { LockedAuthorization } from '#db/queries/health/authorizations.ts'
import { insertReceipts } from '#db/queries/health/receipts.ts'
import { findParties, type Parties } from '#db/queries/sharing-parties.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { shownFlags } from '#lib/health/flags.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { GRANT_HASH, GRANT_VERSION } from '#lib/sharing/grant-text.ts'
import type { ReceiptEvent } from '#lib/sharing/receipt-events.ts'
import type { AuditKind } from '#lib/audit/kinds.ts'
import { audit } from '#server/audit.ts'
import { notify } from '#server/notifications/notify.ts'
import { tellClient, tellProfessional } from './tell.ts'

/** What a client has done; `cancelled` ends a request that was not granted. */
export type Step = 'requested' | 'granted' | 'edited' | 'ended' | 'cancelled'

const NOTED: { readonly [S in Step]: { receipt: ReceiptEvent; audit: AuditKind } } = {
  requested: { receipt: 'requested', audit: 'share-requested' },
  granted: { receipt: 'granted', audit: 'share-granted' },
  edited: { receipt: 'edited', audit: 'share-edited' },
  ended: { receipt: 'revoked', audit: 'share-ended' },
  cancelled: { receipt: 'revoked', audit: 'share-ended' },
}

/** One transaction, as the client's and as nobody's; `locale` of the words that were agreed to, if any were. */
export type Work = { tx: Executor; scope: ScopedExecutor; secret: string; locale?: Locale }

type Shared = Pick<
  LockedAuthorization,
  'id' | 'professionalUserId' | 'professionalType' | 'allowedFields' | 'purpose' | 'expiresOn'
>

/**
 * Proves, audits and tells what the actor has done with an authorization.
 *
 * @param shared as it is after the step
 */
export async function recordStep(work: Work, step: Step, shared: Shared): Promise<void> {
  const { tx, scope, secret, locale } = work
  const { professionalUserId } = shared
  const parties = await findParties(tx, { clientUserId: scope.actor, professionalUserId })
  if (!parties) throw new Error('An authorization has two sides while it is locked')
  const { id, professionalType, allowedFields, purpose, expiresOn } = shared
  const receipt = {
    event: NOTED[step].receipt,
    authorizationId: id,
    professionalUserId,
    professionalName: parties.professional.name,
    ...{ professionalType, allowedFields, purpose, expiresOn },
    textVersion: GRANT_VERSION,
    textHash: GRANT_HASH[locale ?? parties.client.locale],
  }
  await insertReceipts(scope, [receipt])
  const people = { actor: scope.actor, subject: professionalUserId }
  await audit(tx, secret, { kind: NOTED[step].audit, outcome: 'ok', ...people })
  await tellBoth(work, step, { parties, shared })
}

/** A request that was taken back is told to nobody: nothing was shared. */
async function tellBoth(
  { tx, secret }: Work,
  step: Step,
  { parties, shared }: { parties: Parties; shared: Shared },
): Promise<void> {
  if (step === 'cancelled') return
  if (step === 'requested') await tellRequest(tx, secret, parties)
  else await tellProfessional(tx, secret, parties, step)
  const isShared = step === 'granted' || step === 'edited'
  const { allowedFields, expiresOn } = shared
  await tellClient(tx, secret, parties, {
    event: step,
    shared: isShared ? { kinds: shownFlags(allowedFields), expiresOn } : null,
  })
}

async function tellRequest(tx: Executor, secret: string, { client, professional }: Parties) {
  await notify(tx, secret, 'share_requested', {
    userId: professional.userId,
    actorId: client.userId,
    data: {},
    mail: { client: client.name },
  })
}
