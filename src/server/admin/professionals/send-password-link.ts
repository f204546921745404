import type { Transaction } from '#db/client.ts'
import { findProfessional } from '#db/queries/admin/professionals.ts'
import { lockUser } from '#db/queries/sessions.ts'
import { voidTokens } from '#db/queries/tokens.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { limitMails } from '#server/sign-up/limit-mails.ts'
import { noteAdmin } from '../note-admin.ts'
import { mailPasswordLink } from './mail-password-link.ts'

type Input = {
  actor: SignedIn
  params: { id: ProfessionalId }
  caller: Pick<Caller, 'afterwards'>
}

/**
 * Mails another link that sets the first password; those before become void.
 *
 * @throws NOT_FOUND; CONFLICT once there is a password, and while the account is disabled; RATE_LIMITED
 */
export async function sendPasswordLink(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, caller }: Input,
): Promise<Done> {
  const limited = await db.transaction((tx) => write(tx, secret, { actor, id }))
  if (limited) throw limited
  caller.afterwards(() => deliverMails(db))
  return DONE
}

/** @returns RATE_LIMITED, so that the call is counted */
async function write(
  tx: Transaction,
  secret: string,
  { actor, id }: { actor: SignedIn; id: ProfessionalId },
): Promise<AppError | null> {
  const found = await findProfessional(tx, id)
  if (!found) throw new AppError('NOT_FOUND', 'no such professional')
  if (found.hasPassword) throw hasOne()
  if (found.isDisabled) throw new AppError('CONFLICT', 'nobody may sign in')
  const limited = await limitMails(tx, secret, found.email)
  if (limited) return limited
  await holdLinks(tx, found.userId)
  if ((await findProfessional(tx, id))?.hasPassword !== false) throw hasOne()
  await mailPasswordLink(tx, found)
  await noteAdmin(tx, secret, { actor, act: 'link-sent', subject: found.userId })
  return null
}

const hasOne = () => new AppError('CONFLICT', 'there is a password')

/**
 * Waits for whoever sets a password by an earlier link, which would leave the new one valid. Links before the account, as
 * they lock them: the opposite order could deadlock.
 */
async function holdLinks(tx: Transaction, userId: UserId): Promise<void> {
  await voidTokens(tx, { userId })
  await lockUser(tx, userId)
}
