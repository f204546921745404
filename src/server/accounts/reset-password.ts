import { findAccount } from '#db/queries/accounts.ts'
import { voidTokens } from '#db/queries/tokens.ts'
import { DONE, type Done, type ResetPassword } from '#lib/accounts/contract.ts'
import { AppError } from '#lib/http/errors.ts'
import { audit } from '#server/audit.ts'
import type { AccountDeps } from '#server/deps.ts'
import type { Caller } from '#server/http/client.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { purgeTags } from '#server/purge.ts'
import { confirmAddress } from './confirm-address.ts'
import { refuseGuessable } from './new-password.ts'
import { hashPassword } from './password-hash.ts'
import { replacePassword } from './replace-password.ts'
import { redeemToken } from './tokens.ts'

/**
 * Sets the password by a mailed link: a reset, or the first one of an account that an admin made. Ends all
 * sessions, voids all other links, and confirms the address, since the link shows that its mail is read.
 *
 * @throws TOKEN_INVALID; INVALID_INPUT for a password that is guessed first, and the link stays good
 */
export async function resetPassword(
  { db, secret }: AccountDeps,
  { body: { token, password }, caller }: { body: ResetPassword; caller: Caller },
): Promise<Done> {
  // Before the transaction, which would keep a connection waiting for it.
  const passwordHash = await hashPassword(password)
  const outdated = await db.transaction(async (tx) => {
    const userId =
      (await redeemToken(tx, { token, purpose: 'reset-password' })) ??
      (await redeemToken(tx, { token, purpose: 'set-password' }))
    const account = userId === null ? null : await findAccount(tx, { userId })
    if (!account) throw new AppError('TOKEN_INVALID', 'the link is not good')
    refuseGuessable(password, account.email)
    await voidTokens(tx, { userId: account.userId })
    const tags = await confirmAddress(tx, account.userId)
    await replacePassword(tx, account, { passwordHash })
    await audit(tx, secret, { kind: 'password-reset', outcome: 'ok', subject: account.userId })
    return tags
  })
  caller.afterwards(() => purgeTags(outdated))
  caller.afterwards(() => deliverMails(db))
  return DONE
}
