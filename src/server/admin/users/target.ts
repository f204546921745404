import type { Transaction } from '#db/client.ts'
import { findAccount, type Account } from '#db/queries/accounts.ts'
import { lockAdministration } from '#db/queries/admin/change-user.ts'
import { lockUser } from '#db/queries/sessions.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/ids.ts'
import { requireSession } from '#server/sessions/sessions.ts'

export const noSuchUser = () => new AppError('NOT_FOUND', 'no such account')

/**
 * The account that an admin is about to change. It and the admin's session are locked until the transaction ends, and no
 * other admin changes anybody meanwhile: one who has just been demoted changes nothing more.
 *
 * @throws NOT_FOUND; UNAUTHENTICATED when the admin's session has ended meanwhile
 */
export async function holdUser(tx: Transaction, actor: SignedIn, id: UserId): Promise<Account> {
  await lockAdministration(tx)
  await requireSession(tx, actor)
  await lockUser(tx, id)
  const account = await findAccount(tx, { userId: id })
  if (!account) throw noSuchUser()
  return account
}

/** The same, for what is done to an established account alone. @throws CONFLICT for a sign-up that nobody confirmed */
export async function holdEstablished(
  tx: Transaction,
  actor: SignedIn,
  id: UserId,
): Promise<Account> {
  const account = await holdUser(tx, actor, id)
  if (account.isWaiting) throw new AppError('CONFLICT', 'nobody has confirmed this sign-up')
  return account
}
