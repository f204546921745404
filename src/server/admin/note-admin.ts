import type { Executor } from '#db/client.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { UserId } from '#lib/ids.ts'
import type { AdminAct } from '#lib/admin/acts.ts'
import { audit } from '#server/audit.ts'

type Act = {
  actor: SignedIn
  act: AdminAct
  subject?: UserId | undefined
  size?: number | undefined
}

/**
 * Records what an admin did, in the transaction that does it.
 *
 * @param act.subject whose account it concerned, if it was one
 * @param act.size of a read of much: rows of a file, bytes of a document
 */
export function noteAdmin(
  tx: Executor,
  secret: string,
  { actor, act, subject, size }: Act,
): Promise<void> {
  return audit(tx, secret, { kind: 'admin', outcome: act, actor: actor.userId, subject, size })
}
