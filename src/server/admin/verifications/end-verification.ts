import { lockVerification, updateVerification } from '#db/queries/verifications.ts'
import type { GiveReason } from '#lib/admin/verifications-schemas.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import type { VerificationId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { tellVerification } from '#server/verifications/tell-verification.ts'
import { noteAdmin } from '../note-admin.ts'
import { afterDecision, type Deciding } from './after-decision.ts'
import { requireState } from './require-state.ts'

type Input = Deciding & { params: { id: VerificationId }; body: GiveReason }

/**
 * Ends an approved record with a reason, which the professional is told: the badge, or the check of the certificate, goes.
 *
 * @throws NOT_FOUND; CONFLICT unless it is approved
 */
export async function endVerification(
  deps: Pick<Dependencies, 'db' | 'secret' | 'proofs'>,
  { actor, params: { id }, body: { reason }, caller }: Input,
): Promise<Done> {
  const { db, secret } = deps
  const row = await db.transaction(async (tx) => {
    const found = requireState(await lockVerification(tx, id), 'approved')
    const { userId, kind, certificate } = found
    const ended = { endCause: 'admin', endedAt: new Date() } as const
    await updateVerification(tx, id, { state: 'ended', reason, ...ended })
    await tellVerification(tx, secret, { userId, kind, certificate, reason, outcome: 'ended' })
    await publishChange(tx, tagsOfProfessionals([found.professionalId]))
    await noteAdmin(tx, secret, { actor, act: 'verification-ended', subject: userId })
    return found
  })
  afterDecision(deps, caller, row)
  return DONE
}
