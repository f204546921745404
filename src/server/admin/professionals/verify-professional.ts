import type { Transaction } from '#db/client.ts'
import { lockProfessional } from '#db/queries/admin/professionals.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { VerifyProfessional } from '#lib/admin/professionals-schemas.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ProfessionalId, VerificationId } from '#lib/ids.ts'
import { toVerified } from '#lib/professionals/to-verified.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import type { Once } from '#server/once.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { tellVerification } from '#server/verifications/tell-verification.ts'
import { noteAdmin } from '../note-admin.ts'
import { confirmProfession } from '../verifications/confirm-profession.ts'
import { requireNames } from '../verifications/require-names.ts'

type Input = {
  actor: SignedIn
  params: { id: ProfessionalId }
  body: VerifyProfessional
  caller: Pick<Caller, 'afterwards'>
  once: Once
}

/**
 * Verifies a profession on an admin's word: the record says whose and why, the badge says no more than that. A claim that
 * waits stays in the queue.
 *
 * @throws NOT_FOUND; CONFLICT while the profession is verified; STALE when a name is another
 */
export async function verifyProfessional(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body, caller, once }: Input,
): Promise<{ id: VerificationId }> {
  const recorded = await once((tx) => write(tx, secret, { actor, id, body }))
  caller.afterwards(() => deliverPurges(db))
  caller.afterwards(() => deliverMails(db))
  return recorded
}

async function write(
  tx: Transaction,
  secret: string,
  {
    actor,
    id: professionalId,
    body: { reason, ...names },
  }: Pick<Input, 'actor' | 'body'> & { id: ProfessionalId },
): Promise<{ id: VerificationId }> {
  const found = await lockProfessional(tx, professionalId)
  if (!found) throw new AppError('NOT_FOUND', 'no such professional')
  await requireNames(tx, professionalId, names)
  const id = await confirmProfession(tx, { professionalId, grounds: reason, actor })
  if (id === null) throw new AppError('CONFLICT', 'the profession is verified already')
  const { userId, gender } = found
  const checkedAt = new Date().toISOString()
  const nothing = { register: null, number: null }
  await tellVerification(tx, secret, {
    ...{ userId, kind: 'profession', certificate: null, outcome: 'approved' },
    verified: toVerified({ ...nothing, checkedAt, gender, isConfirmed: true }),
  })
  await publishChange(tx, tagsOfProfessionals([professionalId]))
  await noteAdmin(tx, secret, { actor, act: 'verification-recorded', subject: userId })
  return { id }
}
