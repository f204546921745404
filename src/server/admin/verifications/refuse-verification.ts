import { lockVerification, updateVerification } from '#db/queries/verifications.ts'
import type { GiveReason } from '#lib/admin/verifications-schemas.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import type { VerificationId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { tellVerification } from '#server/verifications/tell-verification.ts'
import { noteAdmin } from '../note-admin.ts'
import { afterDecision, type Deciding } from './after-decision.ts'
import { requireState } from './require-state.ts'

type Input = Deciding & { params: { id: VerificationId }; body: GiveReason }

/**
 * Refuses a claim with a reason, which the professional is told; its document is deleted.
 *
 * @throws NOT_FOUND; CONFLICT once it is decided or withdrawn
 */
export async function refuseVerification(
  deps: Pick<Dependencies, 'db' | 'secret' | 'proofs'>,
  { actor, params: { id }, body: { reason }, caller }: Input,
): Promise<Done> {
  const { db, secret } = deps
  const row = await db.transaction(async (tx) => {
    const found = requireState(await lockVerification(tx, id), 'waiting')
    const { userId, kind, certificate } = found
    const decided = { decidedBy: actor.userId, decidedAt: new Date() }
    await updateVerification(tx, id, { state: 'refused', reason, ...decided })
    await tellVerification(tx, secret, { userId, kind, certificate, reason, outcome: 'refused' })
    await noteAdmin(tx, secret, { actor, act: 'verification-refused', subject: userId })
    return found
  })
  afterDecision(deps, caller, row)
  return DONE
}
