import { randomUUID } from 'node:crypto'
import type { Executor } from '#db/client.ts'
import { lockAddress } from '#db/queries/accounts.ts'
import { findSubscription, saveWaitingSubscription } from '#db/queries/newsletter.ts'
import { mailboxOf } from '#lib/accounts/mailbox.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import { SECONDS_TO_SUBSCRIBE, type Subscribe } from '#lib/newsletter/schemas.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { Once } from '#server/once.ts'
import { countInTransaction } from '#server/rate-limits/count-in-transaction.ts'
import { hashOf, randomToken } from '#server/tokens/tokens.ts'

/**
 * Asks for the newsletter: mails a link that confirms the address, anew for a subscription that still waits for it.
 *
 * The refusal of a subscribed address tells strangers that it is one, so tries are limited by network and by mailbox.
 *
 * @throws CONFLICT when the address is subscribed; RATE_LIMITED
 */
export async function subscribe(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { body, caller, once }: { body: Subscribe; caller: Caller; once: Once },
): Promise<Done> {
  const { email } = body
  const done = await once(async (tx) => {
    const byNetwork = await countInTransaction(tx, secret, ['newsletter', caller.address])
    if (byNetwork) return byNetwork
    await lockAddress(tx, email)
    if ((await findSubscription(tx, { email }))?.isActive) {
      return new AppError('CONFLICT', 'the address is subscribed')
    }
    // Last, because only a mail counts. While further ones are refused, the link of the newest is valid.
    const reader = mailboxOf(email)
    const byMailbox = await countInTransaction(
      tx,
      secret,
      ['newsletterMail', reader],
      ['newsletterMailDaily', reader],
    )
    if (byMailbox) return byMailbox
    await mailLink(tx, body)
    return DONE
  })
  caller.afterwards(() => deliverMails(db))
  return done
}

async function mailLink(tx: Executor, { email, name, interests, locale }: Subscribe) {
  const token = randomToken()
  await saveWaitingSubscription(tx, {
    email,
    name: name ?? null,
    interests: interests ?? [],
    locale,
    confirmHash: hashOf(token),
    seconds: SECONDS_TO_SUBSCRIBE,
  })
  await queueMail(tx, {
    key: `newsletter-confirm:${randomUUID()}`,
    to: email,
    locale,
    template: 'newsletter-confirm',
    data: { token },
  })
}
