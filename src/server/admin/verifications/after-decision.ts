import type { VerificationRow } from '#db/queries/verifications.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { sweepProof } from '#server/verifications/sweep-proofs.ts'

/** The parts of a call that every decision has. */
export type Deciding = { actor: SignedIn; caller: Pick<Caller, 'afterwards'> }

/** After a decision is committed: the document goes, and what it queued is delivered. */
export function afterDecision(
  { db, proofs }: Pick<Dependencies, 'db' | 'proofs'>,
  caller: Deciding['caller'],
  { userId, id }: Pick<VerificationRow, 'userId' | 'id'>,
): void {
  caller.afterwards(() => sweepProof({ db, proofs }, { userId, id }))
  caller.afterwards(() => deliverPurges(db))
  caller.afterwards(() => deliverMails(db))
}
