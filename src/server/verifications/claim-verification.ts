import type { Transaction } from '#db/client.ts'
import { countWaitingClaims, insertVerification, lockClaimant } from '#db/queries/verifications.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { VerificationId } from '#lib/ids.ts'
import type { ClaimVerification } from '#lib/verifications/schemas.ts'
import { OPEN_CLAIMS_MAX } from '#lib/verifications/values.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Once } from '#server/once.ts'
import { countInTransaction } from '#server/rate-limits/count-in-transaction.ts'
import { fromStore } from '#server/storage/from-store.ts'
import { readProofFile, type Proof } from './read-proof-file.ts'

type Input = { actor: SignedIn; body: ClaimVerification; file: Uint8Array; once: Once }
type Claiming = Pick<Dependencies, 'proofs' | 'secret'> &
  Pick<Input, 'actor'> & { claim: ClaimVerification; proof: Proof }

/**
 * A professional claims a profession or a certificate, with a document, which waits for an admin. The document is stored
 * before the claim refers to it, so no claim refers to a missing one.
 *
 * @throws INVALID_INPUT with the problem of `file`, or `unknown` at `certificate`; CONFLICT while the same claim waits;
 *   `too_many` at `claims`; RATE_LIMITED; NOT_FOUND without a professional's row; UNAVAILABLE
 */
export async function claimVerification(
  { proofs, secret }: Pick<Dependencies, 'proofs' | 'secret'>,
  { actor, body: claim, file, once }: Input,
): Promise<{ id: VerificationId }> {
  const proof = await readProofFile(file)
  return once((tx) => write(tx, { proofs, secret, actor, claim, proof }))
}

async function write(
  tx: Transaction,
  { proofs, secret, actor: { userId }, claim, proof }: Claiming,
): Promise<{ id: VerificationId } | AppError> {
  const claimant = await lockClaimant(tx, userId)
  if (!claimant) throw new AppError('NOT_FOUND', 'no professional')
  const { professionalId, certifications } = claimant
  if (claim.certificate !== null && !certifications.includes(claim.certificate)) {
    throw invalid({ certificate: 'unknown' })
  }
  if ((await countWaitingClaims(tx, professionalId)) >= OPEN_CLAIMS_MAX) {
    throw invalid({ claims: 'too_many' })
  }
  const limited = await countInTransaction(tx, secret, ['verification', userId])
  if (limited) return limited
  const id = await insertVerification(tx, {
    ...claim,
    professionalId,
    proofType: proof.type,
    proofBytes: proof.bytes.byteLength,
  })
  if (id === null) throw new AppError('CONFLICT', 'the same claim waits')
  await fromStore(proofs.set({ userId, id }, proof.bytes))
  return { id }
}

const invalid = (fields: Record<string, string>) =>
  new AppError('INVALID_INPUT', 'cannot be claimed', { fields })
