import type { Transaction } from '#db/client.ts'
import { changeOwn, findReader, lockOwn } from '#db/queries/health/authorizations.ts'
import { asActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { Authorization, AuthorizationUpdate } from '#lib/sharing/schemas.ts'
import { GRANT_VERSION } from '#lib/sharing/grant-text.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { always } from '#server/once.ts'
import { countInTransaction } from '#server/rate-limits/count-in-transaction.ts'
import { changeFor } from './change-for.ts'
import { endBatch } from './end-expired-shares.ts'
import { recordStep } from './record-step.ts'
import { requireConsent } from './require-consent.ts'
import { hasRunOut, ownAuthorization } from './to-authorization.ts'

type Input = {
  actor: SignedIn
  params: { id: AuthorizationId }
  body: AuthorizationUpdate
  caller: Pick<Caller, 'afterwards'>
}

/**
 * Grants, changes, ends or blocks an authorization of the signed-in user, with its receipt, and tells both sides.
 *
 * @throws NOT_FOUND for one of somebody else, its professional included; STALE when it was changed elsewhere since `version`
 *   was read; CONFLICT when its state does not allow it; CONSENT_REQUIRED for a grant; RATE_LIMITED, except for ending
 */
export async function updateAuthorization(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body, caller }: Input,
): Promise<Authorization> {
  const updated = await always(db)((tx) => update(tx, { actor, secret, id, body }))
  caller.afterwards(() => deliverMails(db))
  return updated
}

/** @returns RATE_LIMITED, so that the call is counted */
async function update(
  tx: Transaction,
  {
    actor,
    secret,
    id,
    body,
  }: Pick<Input, 'actor' | 'body'> & { secret: string; id: AuthorizationId },
): Promise<Authorization | AppError> {
  const scope = await asActor(tx, actor.userId)
  const isGrant = 'allowedFields' in body
  if (isGrant) requireCurrentWords(body)
  if (!(await findReader(scope, id))) throw new AppError('NOT_FOUND', 'no such authorization')
  // Before the authorization, as where the consent is withdrawn: two that lock in one order never wait for each other.
  if (isGrant) await requireConsent(scope)
  const current = await lockOwn(scope, { id })
  if (!current) throw new AppError('NOT_FOUND', 'gone in the meantime')
  if (current.version !== body.version) throw new AppError('STALE', 'another version is kept')
  const change = changeFor(current, body)
  if (!change) throw new AppError('CONFLICT', 'not in this state')
  if (isGrant) {
    const limited = await countInTransaction(tx, secret, ['shareChange', actor.userId])
    if (limited) return limited
  }
  if (hasRunOut(current)) await endBatch(tx, secret, id)
  const { columns, step } = change
  await changeOwn(scope, id, columns)
  const work = { tx, scope, secret, ...(isGrant && { locale: body.locale }) }
  if (step) await recordStep(work, step, { ...current, ...columns })
  return ownAuthorization(scope, id)
}

function requireCurrentWords({ textVersion }: { textVersion: string }): void {
  if (textVersion === GRANT_VERSION) return
  throw new AppError('STALE', 'the words are others now', { fields: { textVersion: 'changed' } })
}
