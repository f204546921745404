import { findAccount, lockAddress } from '#db/queries/accounts.ts'
import { voidTokens } from '#db/queries/tokens.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ChangePassword } from '#lib/passwords/contract.ts'
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
 * Changes the password of who is signed in. All sessions end and this browser gets a new one, so that a copy of its
 * cookie is worth nothing; links that were mailed before are void. Who does not get the answer signs in anew.
 *
 * @throws INVALID_INPUT; CONFLICT when the password was changed elsewhere in the same moment;
 *   UNAUTHENTICATED when the session has ended meanwhile
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
  const { begun, device } = await db.transaction(async (tx) => {
    await lockAddress(tx, email)
    // Links before the account, as a reset takes them: in another order the two would wait for each other.
    await voidTokens(tx, { userId, purpose: 'reset-password' })
    const now = await findAccount(tx, { userId })
    // Otherwise a password that has just been given up could still take over. Before the session is looked at, which
    // has ended with that password: who has changed it in another tab is still signed in.
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
    return {
      device: await forgetOtherDevices(tx, { userId, id, siteUrl }),
      begun: await beginAnew(tx, userId, browser),
    }
  })
  for (const line of await sessionCookies(begun, deps)) caller.setCookie(line)
  if (device !== null) caller.setCookie(device)
  caller.afterwards(() => deliverMails(db))
  return DONE
}
