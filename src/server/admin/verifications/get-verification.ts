import { findVerification } from '#db/queries/admin/verifications.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { Verification } from '#lib/admin/verifications-schemas.ts'
import { AppError } from '#lib/http/errors.ts'
import type { VerificationId } from '#lib/ids.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { noteAdmin } from '../note-admin.ts'

type Input = { actor: SignedIn; params: { id: VerificationId } }

/** Everything about a record, and about whom it is. @throws NOT_FOUND */
export async function getVerification(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id } }: Input,
): Promise<Verification> {
  const row = await db.transaction(async (tx) => {
    const found = await findVerification(tx, id)
    if (!found) throw new AppError('NOT_FOUND', 'no such record')
    await noteAdmin(tx, secret, { actor, act: 'verification-read', subject: found.userId })
    return found
  })
  const { userId: _user, proofType, proofBytes, ...rest } = row
  return {
    ...rest,
    avatarUrl: avatarUrl(row.avatarUrl),
    proof: proofType === null ? null : { type: proofType, bytes: proofBytes ?? 0 },
    createdAt: row.createdAt.toISOString(),
    memberSince: row.memberSince.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}
