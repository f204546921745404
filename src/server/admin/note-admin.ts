import type { Executor } from '#db/client.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { UserId } from '#lib/ids.ts'
import type { AdminAct } from '#lib/admin/acts.ts'
import { audit } from '#server/audit.ts'

/**
 * Records what an admin did, in the transaction that does it.
 *
 * @param subject whose account it concerned, if it was one
 */
export function noteAdmin(
  tx: Executor,
  secret: string,
  { actor, act, subject }: { actor: SignedIn; act: AdminAct; subject?: UserId | undefined },
): Promise<void> {
  return audit(tx, secret, { kind: 'admin', outcome: act, actor: actor.userId, subject })
}
