import { AppError } from '#lib/http/errors.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { fromStore } from '#server/storage/from-store.ts'
import type { ProofKey } from '#server/storage/proof-store.ts'

/** A document from the store; call it once it is known that the caller may open it. @throws NOT_FOUND, UNAVAILABLE */
export async function readProof(
  { proofs }: Pick<Dependencies, 'proofs'>,
  { userId, id }: ProofKey,
): Promise<Uint8Array> {
  const bytes = await fromStore(proofs.get({ userId, id }))
  if (!bytes) throw new AppError('NOT_FOUND', 'the document is gone')
  return bytes
}
