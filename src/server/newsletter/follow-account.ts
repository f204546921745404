import type { Executor } from '#db/client.ts'
import { findAccount } from '#db/queries/accounts.ts'
import { findSubscription, subscribeAddress, unsubscribeAddress } from '#db/queries/newsletter.ts'
import type { UserId } from '#lib/ids.ts'

/**
 * Subscribes the address of an account to the newsletter, or ends that: the checkboxes of sign-up and profile. No mail
 * asks for a confirmation, because the address of the account is confirmed. Call it in the transaction of the change.
 */
export async function followAccount(tx: Executor, userId: UserId, wants: boolean): Promise<void> {
  const account = await findAccount(tx, { userId })
  if (!account) return
  const { email, name, locale } = account
  // Unchanged: a link that still waits in the mailbox must not be voided.
  if (((await findSubscription(tx, { email }))?.isActive ?? false) === wants) return
  if (wants) await subscribeAddress(tx, { email, name, locale })
  else await unsubscribeAddress(tx, email)
}
