import { findAccount, lockAddress } from '#db/queries/accounts.ts'
import { voidTokens } from '#db/queries/tokens.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ChangePassword } from '#lib/passwords/schemas.ts'
import { audit } from '#server/audit.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { hashPassword } from '#server/passwords/password-hash.ts'
import { refuseGuessable } from '#server/passwords/refuse-guessable.ts'
import { requirePassword } from '#server/passwords/require-password.ts'
import { forgetOtherDevices } from '#server/sessions/known-device.ts'
import { sessionCookies } from '#server/sessions/session-cookie.ts'
import { beginAnew, requireSession } from '#server/sessions/sessions.ts'
import { replacePassword } from './replace-password.ts'

type Input = { actor: SignedIn; body: ChangePassword; caller: Caller }

/**
 * Changes the password of the signed-in user. Ends all sessions and begins a new one in this browser, so a stolen copy
 * of its cookie is worthless; voids links mailed before. If the answer is lost, the user has to sign in again.
 *
 * @throws INVALID_INPUT; CONFLICT when the password was changed elsewhere at the same moment; UNAUTHENTICATED when the
 *   session has ended meanwhile
 */
export async function changePassword(
  deps: Dependencies,
  { actor, body: { currentPassword, password }, caller }: Input,
): Promise<Done> {
  const { db, secret, siteUrl } = deps
  const { userId } = actor
  const account = await requirePassword(deps, actor, {
    field: 'currentPassword',
    password: currentPassword,
  })
  const { email } = account
  await refuseGuessable(password, account)
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await lockAddress(tx, email)
    // All of them: whoever knew the old password may have asked for another address. Before the account is locked, as a
    // password reset does: the opposite order could deadlock.
    await voidTokens(tx, { userId })
    const now = await findAccount(tx, { userId })
    // Otherwise a password that was just replaced could still take over the account. Checked before the session, which
    // that change has ended: a user who changed it in another tab is still signed in.
    if (now && now.passwordHash !== account.passwordHash) {
      throw new AppError('CONFLICT', 'the password was changed meanwhile')
    }
    const browser = await requireSession(tx, actor)
    await replacePassword(tx, account, passwordHash)
    await audit(tx, secret, {
      kind: 'password-changed',
      outcome: 'ok',
      actor: userId,
      subject: userId,
    })
    const id = browser.knownDeviceId
    const device = await forgetOtherDevices(tx, { userId, id, siteUrl })
    const begun = await beginAnew(tx, userId, browser)
    for (const line of await sessionCookies(begun, account.role, deps)) caller.setCookie(line)
    if (device !== null) caller.setCookie(device)
  })
  caller.afterwards(() => deliverMails(db))
  return DONE
}
