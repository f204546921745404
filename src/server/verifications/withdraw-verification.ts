import {
  lockVerification,
  withdrawVerification as setWithdrawn,
} from '#db/queries/verifications.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { VerificationId } from '#lib/ids.ts'
import { can } from '#lib/permissions.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { sweepProof } from './sweep-proofs.ts'

type Input = {
  actor: SignedIn
  params: { id: VerificationId }
  caller: Pick<Caller, 'afterwards'>
}

/**
 * Withdraws a claim that waits, and deletes its document.
 *
 * @throws NOT_FOUND unless it is the signed-in professional's; CONFLICT once it is decided
 */
export async function withdrawVerification(
  { db, proofs }: Pick<Dependencies, 'db' | 'proofs'>,
  { actor, params: { id }, caller }: Input,
): Promise<Done> {
  await db.transaction(async (tx) => {
    const row = await lockVerification(tx, id)
    if (!row || !can(actor, 'claim-verification', { ownerId: row.userId })) {
      throw new AppError('NOT_FOUND', 'no such claim')
    }
    if (row.state === 'withdrawn') return
    if (row.state !== 'waiting') throw new AppError('CONFLICT', 'already decided')
    await setWithdrawn(tx, id)
  })
  caller.afterwards(() => sweepProof({ db, proofs }, { userId: actor.userId, id }))
  return DONE
}
