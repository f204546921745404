import { findClaimant, listOwnVerifications as findRows } from '#db/queries/verifications.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { OwnVerifications } from '#lib/verifications/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** What the signed-in professional has claimed, and what became of it. @throws NOT_FOUND without a professional's row */
export async function listOwnVerifications(
  { db }: Pick<Dependencies, 'db'>,
  { actor }: { actor: SignedIn },
): Promise<OwnVerifications> {
  const claimant = await findClaimant(db, actor.userId)
  if (!claimant) throw new AppError('NOT_FOUND', 'no professional')
  const { professionalId, certifications, ...ranking } = claimant
  const rows = await findRows(db, professionalId)
  const items = rows.map(({ proofType, proofBytes, createdAt, decidedAt, ...row }) => ({
    ...row,
    proof: proofType === null ? null : { type: proofType, bytes: proofBytes ?? 0 },
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }))
  return { items, certifications, ranking }
}
