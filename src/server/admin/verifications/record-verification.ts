import type { Transaction } from '#db/client.ts'
import { lockProfessional } from '#db/queries/admin/professionals.ts'
import { insertVerification, replaceApproved } from '#db/queries/verifications.ts'
import type { RecordVerification } from '#lib/admin/verifications-schemas.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import { AppError } from '#lib/http/errors.ts'
import type { VerificationId } from '#lib/ids.ts'
import { toVerified } from '#lib/professionals/to-verified.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import type { Once } from '#server/once.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { tellVerification } from '#server/verifications/tell-verification.ts'
import { noteAdmin } from '../note-admin.ts'
import type { Deciding } from './after-decision.ts'
import { requireChecks } from './require-checks.ts'
import { requireNames } from './require-names.ts'

type Input = Deciding & { body: RecordVerification; once: Once }

/**
 * Records what an admin found in a public register, without a document; an approved record of the same subject ends. A
 * claim of it that waits stays in the queue.
 *
 * @throws NOT_FOUND; STALE when a name is another; INVALID_INPUT with `unknown` at `certificate`, or `required` at `checks`
 */
export async function recordVerification(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, body, caller, once }: Input,
): Promise<{ id: VerificationId }> {
  const recorded = await once((tx) => write(tx, secret, { actor, body }))
  caller.afterwards(() => deliverPurges(db))
  caller.afterwards(() => deliverMails(db))
  return recorded
}

async function write(
  tx: Transaction,
  secret: string,
  { actor, body: { checks, name, fullName, ...record } }: Pick<Input, 'actor' | 'body'>,
): Promise<{ id: VerificationId }> {
  const { professionalId, kind, certificate, register, number, validUntil } = record
  const found = await lockProfessional(tx, professionalId)
  if (!found) throw new AppError('NOT_FOUND', 'no such professional')
  await requireNames(tx, professionalId, { name, fullName })
  if (certificate !== null && !found.certifications.includes(certificate)) {
    throw new AppError('INVALID_INPUT', 'not theirs', { fields: { certificate: 'unknown' } })
  }
  const needed = requireChecks(checks, { kind, number, hasProof: false })
  await replaceApproved(tx, record)
  const decidedAt = new Date()
  const id = await insertVerification(tx, {
    ...record,
    state: 'approved',
    checks: needed,
    decidedBy: actor.userId,
    decidedAt,
  })
  if (id === null) throw new AppError('CONFLICT', 'somebody else has just recorded it')
  const checkedAt = decidedAt.toISOString()
  const { userId, gender } = found
  const verified =
    kind === 'profession'
      ? toVerified({ register, number, checkedAt, gender, isConfirmed: false })
      : null
  const news = { userId, kind, certificate, verified, validUntil }
  await tellVerification(tx, secret, { ...news, outcome: 'approved' })
  await publishChange(tx, tagsOfProfessionals([professionalId]))
  await noteAdmin(tx, secret, { actor, act: 'verification-recorded', subject: userId })
  return { id }
}
