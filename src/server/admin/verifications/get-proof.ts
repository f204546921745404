import { findProof } from '#db/queries/verifications.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { VerificationId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readProof } from '#server/verifications/read-proof.ts'
import { noteAdmin } from '../note-admin.ts'

type Input = { actor: SignedIn; params: { id: VerificationId } }

/** The document of a claim that waits; each read is noted. @throws NOT_FOUND, UNAVAILABLE */
export async function getProof(
  { db, proofs, secret }: Pick<Dependencies, 'db' | 'proofs' | 'secret'>,
  { actor, params: { id } }: Input,
): Promise<Uint8Array> {
  const proof = await findProof(db, id)
  if (!proof) throw new AppError('NOT_FOUND', 'no such document')
  const bytes = await readProof({ proofs }, proof)
  const size = bytes.length
  await noteAdmin(db, secret, { actor, act: 'proof-read', subject: proof.userId, size })
  return bytes
}
