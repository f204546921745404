import type { Transaction } from '#db/client.ts'
import { findAccount, insertAccount, lockAddress } from '#db/queries/accounts.ts'
import { professionalOf } from '#db/queries/admin/professionals.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { CreateProfessional } from '#lib/admin/professionals-schemas.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { readSpecialties } from '#lib/professionals/specialty-list.ts'
import type { Specialty } from '#lib/professionals/specialties.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import type { Once } from '#server/once.ts'
import { limitMails } from '#server/sign-up/limit-mails.ts'
import { noteAdmin } from '../note-admin.ts'
import { confirmProfession } from '../verifications/confirm-profession.ts'
import { mailPasswordLink } from './mail-password-link.ts'

type Input = {
  actor: SignedIn
  body: CreateProfessional
  caller: Pick<Caller, 'afterwards'>
  once: Once
}

/**
 * Creates a professional's verified account without a password, and mails the link that sets one. The profile becomes
 * public with the password: who has it reads the mailbox, and has seen what the profile says.
 *
 * @throws EMAIL_TAKEN with `taken` at `email`; INVALID_INPUT with `unknown` at `specialization`; RATE_LIMITED
 */
export async function createProfessional(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, body, caller, once }: Input,
): Promise<{ id: ProfessionalId }> {
  const specialization = readSpecialties(body.profession, body.specialization)
  if (!specialization) {
    const fields = { specialization: 'unknown' }
    throw new AppError('INVALID_INPUT', 'not of this profession', { fields })
  }
  const created = await once((tx) => write(tx, secret, { actor, body, specialization }))
  caller.afterwards(() => deliverMails(db))
  return created
}

type Writing = Pick<Input, 'actor' | 'body'> & { specialization: Specialty[] }

async function write(
  tx: Transaction,
  secret: string,
  { actor, body, specialization }: Writing,
): Promise<{ id: ProfessionalId } | AppError> {
  const { email, name, profession: type, experienceYears, bio } = body
  const { language: locale, reason: grounds } = body
  await lockAddress(tx, email)
  const account = await findAccount(tx, { email })
  if (account && !account.isWaiting) {
    const fields = { email: 'taken' }
    throw new AppError('EMAIL_TAKEN', 'the address has an account', { fields })
  }
  const limited = await limitMails(tx, secret, email)
  if (limited) return limited
  const userId = await insertAccount(tx, {
    user: { email, locale },
    profile: { role: type, displayName: name, bio: bio || null },
    professional: { type, isPublic: false, specialization, experienceYears, bio: bio || null },
  })
  const id = (await professionalOf(tx, userId))!
  await confirmProfession(tx, { professionalId: id, grounds, actor })
  await mailPasswordLink(tx, { userId, email, locale, name })
  await noteAdmin(tx, secret, { actor, act: 'professional-created', subject: userId })
  return { id }
}
