import { findAccount, lockAddress } from '#db/queries/accounts.ts'
import { voidTokens } from '#db/queries/tokens.ts'
import { DONE, type ChangePassword, type Done } from '#lib/accounts/contract.ts'
import { AppError } from '#lib/http/errors.ts'
import type { SignedIn } from '#server/actor.ts'
import { audit } from '#server/audit.ts'
import type { AccountDeps } from '#server/deps.ts'
import type { Caller } from '#server/http/client.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { refuseGuessable } from './new-password.ts'
import { hashPassword } from './password-hash.ts'
import { replacePassword } from './replace-password.ts'
import { requirePassword } from './require-password.ts'
import { requireSession } from './sessions.ts'

type Input = { actor: SignedIn; body: ChangePassword; caller: Caller }

/**
 * Changes the password of who is signed in. All other sessions end, links that were mailed before are void.
 *
 * @throws INVALID_INPUT; CONFLICT when the password was changed elsewhere in the same moment;
 *   UNAUTHENTICATED when the session has ended meanwhile
 */
export async function changePassword(
  deps: AccountDeps,
  { actor, body: { currentPassword, password }, caller }: Input,
): Promise<Done> {
  const { db, secret } = deps
  const { userId, sessionId } = actor
  const account = await requirePassword(deps, actor, {
    field: 'currentPassword',
    password: currentPassword,
  })
  const { email } = account
  refuseGuessable(password, email)
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await lockAddress(tx, email)
    // Links before the account, as a reset takes them: in another order the two would wait for each other.
    await voidTokens(tx, { userId, purpose: 'reset-password' })
    await requireSession(tx, actor)
    const now = await findAccount(tx, { userId })
    // Otherwise a password that has just been given up could still take over.
    if (now?.passwordHash !== account.passwordHash) {
      throw new AppError('CONFLICT', 'the password was changed meanwhile')
    }
    await replacePassword(tx, account, { passwordHash, except: sessionId })
    await audit(tx, secret, {
      kind: 'password-changed',
      outcome: 'ok',
      actor: userId,
      subject: userId,
    })
  })
  caller.afterwards(() => deliverMails(db))
  return DONE
}
