import type { Transaction } from '#db/client.ts'
import { insertVerification } from '#db/queries/verifications.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { ProfessionalId, VerificationId } from '#lib/ids.ts'

type Confirmed = { professionalId: ProfessionalId; grounds: string; actor: SignedIn }

/** Records that an admin answers for a profession, and why. @returns null while the profession is verified */
export function confirmProfession(
  tx: Transaction,
  { professionalId, grounds, actor }: Confirmed,
): Promise<VerificationId | null> {
  return insertVerification(tx, {
    ...{ professionalId, kind: 'profession', state: 'approved', grounds },
    ...{ decidedBy: actor.userId, decidedAt: new Date() },
  })
}
