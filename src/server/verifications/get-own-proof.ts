import { findProof } from '#db/queries/verifications.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { VerificationId } from '#lib/ids.ts'
import { can } from '#lib/permissions.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readProof } from './read-proof.ts'

type Input = { actor: SignedIn; params: { id: VerificationId } }

/** The document of the signed-in professional's own claim, while it waits. @throws NOT_FOUND, UNAVAILABLE */
export async function getOwnProof(
  { db, proofs }: Pick<Dependencies, 'db' | 'proofs'>,
  { actor, params: { id } }: Input,
): Promise<Uint8Array> {
  const proof = await findProof(db, id)
  if (!proof || !can(actor, 'claim-verification', { ownerId: proof.userId })) {
    throw new AppError('NOT_FOUND', 'no such document')
  }
  return readProof({ proofs }, proof)
}
