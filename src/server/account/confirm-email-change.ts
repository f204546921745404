import { randomUUID } from 'node:crypto'
import {
  changeAddress,
  deleteOtherSignUps,
  findAccount,
  lockAddress,
} from '#db/queries/accounts.ts'
import { deleteDevices } from '#db/queries/known-devices.ts'
import { moveSubscription } from '#db/queries/newsletter.ts'
import { voidTokens } from '#db/queries/tokens.ts'
import type { Actor } from '#lib/actor.ts'
import type { ConfirmEmailChange } from '#lib/email-change/schemas.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/ids.ts'
import { audit } from '#server/audit.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { queueMail } from '#server/mail/queue.ts'
import { verifyPassword } from '#server/passwords/password-hash.ts'
import { endAllSessions } from '#server/sessions/sessions.ts'
import { invalidLink } from '#server/tokens/invalid-link.ts'
import { newAddressOf, redeemToken } from '#server/tokens/tokens.ts'

type Input = { actor: Actor; body: ConfirmEmailChange; caller: Caller }

/**
 * Gives an account the address that the link was mailed to. The link proves that its bearer has that mailbox, which may be
 * a stranger's where the address was mistyped; a session of the account or its password, that it is the owner. Ends all
 * sessions, voids all other links, which the old mailbox may hold, and tells the old address. The newsletter follows the
 * account; sign-ups that waited with the address are deleted, as when one of them is confirmed.
 *
 * @throws TOKEN_INVALID, also when somebody else has the address meanwhile; INVALID_INPUT with `password`, `required` or
 *   `wrong_password`: the link stays valid; RATE_LIMITED
 */
export async function confirmEmailChange(
  deps: Dependencies,
  { actor, body: { token, password }, caller }: Input,
): Promise<Done> {
  const { db, secret } = deps
  const link = await newAddressOf(db, token)
  if (!link) throw invalidLink()
  const { userId, email } = link
  if (actor.kind !== 'signed-in' || actor.userId !== userId) {
    await requireOwner(deps, userId, password)
  }
  await db.transaction(async (tx) => {
    await lockAddress(tx, email)
    if (!(await redeemToken(tx, { token, purpose: 'change-email' }))) throw invalidLink()
    const account = await findAccount(tx, { userId })
    const other = await findAccount(tx, { email })
    if (!account || account.isDisabled || (other && !other.isWaiting)) throw invalidLink()
    const { email: old, locale, name } = account
    await voidTokens(tx, { userId })
    await deleteOtherSignUps(tx, { email, kept: userId })
    await changeAddress(tx, { userId, email })
    await moveSubscription(tx, { from: old, to: email })
    await endAllSessions(tx, userId)
    await deleteDevices(tx, userId)
    await queueMail(tx, {
      key: `email-changed:${randomUUID()}`,
      to: old,
      locale,
      template: 'email-changed',
      data: { name },
    })
    await audit(tx, secret, { kind: 'email-changed', outcome: 'ok', subject: userId })
  })
  caller.afterwards(() => deliverMails(db))
  return DONE
}

/** Tries are counted by account: whoever has the link could ask from many networks. */
async function requireOwner(
  { db, secret, limitRate }: Dependencies,
  userId: UserId,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw wrong('required')
  await limitRate('changeEmailPassword', userId)
  const account = await findAccount(db, { userId })
  if (account && (await verifyPassword(account.passwordHash, password))) return
  await audit(db, secret, { kind: 'password-checked', outcome: 'wrong_password', subject: userId })
  throw wrong('wrong_password')
}

const wrong = (problem: string) =>
  new AppError('INVALID_INPUT', 'not the owner', { fields: { password: problem } })
