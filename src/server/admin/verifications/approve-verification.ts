import type { Transaction } from '#db/client.ts'
import {
  lockVerification,
  replaceApproved,
  updateVerification,
  type VerificationRow,
} from '#db/queries/verifications.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { ApproveVerification } from '#lib/admin/verifications-schemas.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import type { VerificationId } from '#lib/ids.ts'
import { toVerified } from '#lib/professionals/to-verified.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { tellVerification } from '#server/verifications/tell-verification.ts'
import { noteAdmin } from '../note-admin.ts'
import { afterDecision, type Deciding } from './after-decision.ts'
import { requireChecks } from './require-checks.ts'
import { requireNames } from './require-names.ts'
import { requireState } from './require-state.ts'

type Input = Deciding & { params: { id: VerificationId }; body: ApproveVerification }

/**
 * Approves a claim with what was checked: its badge or certificate is public at once, its document is deleted, and the
 * professional is told. An approved one of the same subject ends.
 *
 * @throws NOT_FOUND; CONFLICT once it is decided or withdrawn; STALE when a name is another; INVALID_INPUT with `required` at `checks`
 */
export async function approveVerification(
  deps: Pick<Dependencies, 'db' | 'secret' | 'proofs'>,
  { actor, params: { id }, body, caller }: Input,
): Promise<Done> {
  const row = await deps.db.transaction(async (tx) => {
    const found = requireState(await lockVerification(tx, id), 'waiting')
    await requireNames(tx, found.professionalId, body)
    await approve(tx, { found, actor, body })
    await tell(tx, deps.secret, { found, body })
    await noteAdmin(tx, deps.secret, { actor, act: 'verification-approved', subject: found.userId })
    return found
  })
  afterDecision(deps, caller, row)
  return DONE
}

type Approving = { found: VerificationRow; body: ApproveVerification }

async function approve(
  tx: Transaction,
  {
    found,
    actor,
    body: { checks, name: _name, fullName: _fullName, ...record },
  }: Approving & { actor: SignedIn },
): Promise<void> {
  const about = { ...found, number: record.number, hasProof: found.proofType !== null }
  const needed = requireChecks(checks, about)
  await replaceApproved(tx, found)
  await updateVerification(tx, found.id, {
    ...record,
    state: 'approved',
    checks: needed,
    decidedBy: actor.userId,
    decidedAt: new Date(),
  })
  await publishChange(tx, tagsOfProfessionals([found.professionalId]))
}

async function tell(tx: Transaction, secret: string, { found, body }: Approving): Promise<void> {
  const { userId, kind, certificate, gender } = found
  const { register, number, validUntil } = body
  const checkedAt = new Date().toISOString()
  const isBadge = kind === 'profession'
  const verified = isBadge
    ? toVerified({ register, number, checkedAt, gender, isConfirmed: false })
    : null
  await tellVerification(tx, secret, {
    ...{ userId, kind, certificate, outcome: 'approved' },
    ...{ verified, validUntil },
  })
}
