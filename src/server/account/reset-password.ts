import type { Executor } from '#db/client.ts'
import { confirmAddress, findAccount, showOrHide } from '#db/queries/accounts.ts'
import { deleteDevices } from '#db/queries/known-devices.ts'
import { voidTokens } from '#db/queries/tokens.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import type { UserId } from '#lib/ids.ts'
import type { ResetPassword } from '#lib/passwords/schemas.ts'
import { audit } from '#server/audit.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { hashPassword } from '#server/passwords/password-hash.ts'
import { refuseGuessable } from '#server/passwords/refuse-guessable.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { invalidLink } from '#server/tokens/invalid-link.ts'
import { ownerOfToken, redeemToken } from '#server/tokens/tokens.ts'
import { replacePassword } from './replace-password.ts'

/**
 * Sets the password by a mailed link: a reset, or the first password of an account created by an admin. Ends all
 * sessions and voids all other links. The link proves that its bearer reads the mailbox, so it confirms the address. The
 * first password of a professional whom an admin created publishes the profile, unless the role or a disabled account
 * hides it; no other does.
 *
 * @throws TOKEN_INVALID; INVALID_INPUT for a guessable password, and the link stays valid
 */
export async function resetPassword(
  { db, secret }: Dependencies,
  { body: { token, password }, caller }: { body: ResetPassword; caller: Caller },
): Promise<Done> {
  const link = await findLink(db, token)
  const account = link && (await findAccount(db, { userId: link.userId }))
  // Only its own confirmation link confirms a pending sign-up.
  if (!account || account.isWaiting) throw invalidLink()
  // Both are slow; inside the transaction they would hold a connection.
  await refuseGuessable(password, account)
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    if (!(await redeemToken(tx, { token, purpose: link.purpose }))) throw invalidLink()
    await voidTokens(tx, { userId: account.userId })
    await confirmAddress(tx, account.userId)
    if (account.passwordHash === null) await publish(tx, account.userId)
    await replacePassword(tx, account, passwordHash)
    await deleteDevices(tx, account.userId)
    await audit(tx, secret, { kind: 'password-reset', outcome: 'ok', subject: account.userId })
  })
  caller.afterwards(() => deliverMails(db))
  caller.afterwards(() => deliverPurges(db))
  return DONE
}

async function publish(tx: Executor, userId: UserId): Promise<void> {
  await publishChange(tx, tagsOfProfessionals(await showOrHide(tx, userId)))
}

/** The owner and purpose of a link; null when it is not valid. */
async function findLink(db: Executor, token: string) {
  for (const purpose of ['reset-password', 'set-password'] as const) {
    const userId = await ownerOfToken(db, { token, purpose })
    if (userId) return { userId, purpose }
  }
  return null
}
