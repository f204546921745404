import { findAccount, type Account } from '#db/queries/accounts.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import { audit } from '#server/audit.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { verifyPassword } from './password-hash.ts'

/**
 * Re-authenticates the signed-in user by password: an unattended browser must not suffice for irreversible actions.
 * Tries are counted by session, and wrong ones are audited.
 *
 * @param field the name of the password in the body
 * @throws INVALID_INPUT with `wrong_password`, RATE_LIMITED, UNAUTHENTICATED when the account was just deleted
 */
export async function requirePassword(
  { db, secret, limitRate }: Dependencies,
  { userId, sessionId }: SignedIn,
  { field, password }: { field: string; password: string },
): Promise<Account> {
  await limitRate('ownPassword', sessionId)
  const account = await findAccount(db, { userId })
  if (!account) throw new AppError('UNAUTHENTICATED', 'the account is gone')
  if (await verifyPassword(account.passwordHash, password)) return account
  const both = { actor: userId, subject: userId }
  await audit(db, secret, { kind: 'password-checked', outcome: 'wrong_password', ...both })
  throw new AppError('INVALID_INPUT', 'not the password', { fields: { [field]: 'wrong_password' } })
}
