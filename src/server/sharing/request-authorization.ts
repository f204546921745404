import type { Transaction } from '#db/client.ts'
import {
  changeOwn,
  insertRequest,
  lockOwn,
  type LockedAuthorization,
} from '#db/queries/health/authorizations.ts'
import { lockPublicProfessional } from '#db/queries/sharing-parties.ts'
import { asActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { can } from '#lib/permissions.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { everyFlag } from '#lib/health/flags.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import type { Once } from '#server/once.ts'
import { countInTransaction } from '#server/rate-limits/count-in-transaction.ts'
import { endBatch } from './end-expired-shares.ts'
import { recordStep, type Work } from './record-step.ts'
import { requireConsent } from './require-consent.ts'
import { hasRunOut, ownAuthorization } from './to-authorization.ts'

type Input = {
  actor: SignedIn
  body: { professionalId: ProfessionalId }
  caller: Pick<Caller, 'afterwards'>
  once: Once
}
type Asked = { actor: SignedIn; secret: string; professionalId: ProfessionalId }

/**
 * Asks for an authorization: nothing is shared until the same person grants it. After a share has ended its row is used
 * again.
 *
 * @throws NOT_FOUND unless the professional is public; FORBIDDEN for oneself; CONSENT_REQUIRED; CONFLICT when it is pending
 *   or active, or blocked (`professionalId`); RATE_LIMITED
 */
export async function requestAuthorization(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, body: { professionalId }, caller, once }: Input,
): Promise<Authorization> {
  const authorization = await once((tx) => request(tx, { actor, secret, professionalId }))
  caller.afterwards(() => deliverMails(db))
  return authorization
}

/** @returns RATE_LIMITED, so that the call is counted */
async function request(
  tx: Transaction,
  { actor, secret, professionalId }: Asked,
): Promise<Authorization | AppError> {
  const professional = await lockPublicProfessional(tx, professionalId)
  if (!professional) throw new AppError('NOT_FOUND', 'no such professional')
  if (!can(actor, 'share-health', { ownerId: professional.userId })) {
    throw new AppError('FORBIDDEN', 'nobody shares with themselves')
  }
  const work = { tx, scope: await asActor(tx, actor.userId), secret }
  const { scope } = work
  await requireConsent(scope)
  const other = { professionalUserId: professional.userId, professionalType: professional.type }
  const earlier = await lockOwn(scope, other)
  if (earlier) requireEnded(earlier)
  const limited = await countInTransaction(tx, secret, ['shareRequest', actor.userId])
  if (limited) return limited
  const id = earlier ? await renew(work, earlier) : await insertRequest(scope, other)
  if (!id) throw new AppError('CONFLICT', 'asked for at the same time')
  await recordStep(work, 'requested', { id, ...other, ...NOTHING })
  return ownAuthorization(scope, id)
}

const NOTHING = { allowedFields: everyFlag(false), purpose: null, expiresOn: null }

function requireEnded({ isBlocked, state }: LockedAuthorization): void {
  if (isBlocked) {
    const fields = { professionalId: 'blocked' }
    throw new AppError('CONFLICT', 'requests to this professional are blocked', { fields })
  }
  if (state !== 'ended') throw new AppError('CONFLICT', 'asked for, or shared, already')
}

async function renew({ tx, scope, secret }: Work, earlier: LockedAuthorization) {
  if (hasRunOut(earlier)) await endBatch(tx, secret, earlier.id)
  const times = { requestedAt: 'now', authorizedAt: null, revokedAt: null } as const
  await changeOwn(scope, earlier.id, { ...NOTHING, times })
  return earlier.id
}
