import type { Executor } from '#db/client.ts'
import { insertAccess } from '#db/queries/health/access-log.ts'
import { findParties } from '#db/queries/sharing-parties.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { AuthorizationId, UserId } from '#lib/ids.ts'
import type { AccessSection } from '#lib/sharing/access.ts'
import { audit } from '#server/audit.ts'
import { nameOf } from './name-of.ts'
import type { Work } from './record-step.ts'

type Access = {
  authorizationId: AuthorizationId
  clientUserId: UserId
  section: AccessSection
  /** Flags, or sections of the history. */
  fields: readonly string[]
}

/**
 * Notes in the client's log that the actor has read from them, in the transaction of the read.
 *
 * @throws NOT_FOUND when the authorization has ended since: what was read is not answered
 */
export async function noteRead(
  { tx, scope, secret }: Work,
  { authorizationId, clientUserId, section, fields }: Access,
): Promise<void> {
  const readerName = await readerNameOf(tx, scope, clientUserId)
  const noted =
    readerName !== null &&
    (await insertAccess(scope, { authorizationId, readerName, section, action: 'read', fields }))
  if (!noted) throw new AppError('NOT_FOUND', 'ended in the meantime')
  const people = { actor: scope.actor, subject: clientUserId }
  await audit(tx, secret, { kind: 'health-read', outcome: section, ...people })
}

async function readerNameOf(tx: Executor, { actor }: ScopedExecutor, clientUserId: UserId) {
  const parties = await findParties(tx, { clientUserId, professionalUserId: actor })
  return parties && nameOf(parties)
}
