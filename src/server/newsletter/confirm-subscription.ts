import { randomUUID } from 'node:crypto'
import { confirmByHash, renewProfileVersion } from '#db/queries/newsletter.ts'
import type { ConfirmSubscription } from '#lib/newsletter/schemas.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { queueMail } from '#server/mail/queue.ts'
import { invalidLink } from '#server/tokens/invalid-link.ts'
import { hashOf } from '#server/tokens/tokens.ts'
import { unsubscribeToken } from '#server/unsubscribe/unsubscribe-token.ts'

/**
 * Confirms a subscription by its mailed link, and sends the first mail.
 *
 * @returns the token of the subscriber's links
 * @throws TOKEN_INVALID for an unknown, used or expired link
 */
export async function confirmSubscription(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { body, caller }: { body: ConfirmSubscription; caller: Pick<Caller, 'afterwards'> },
): Promise<{ token: string }> {
  const token = await db.transaction(async (tx) => {
    const confirmed = await confirmByHash(tx, hashOf(body.token))
    if (!confirmed) throw invalidLink()
    const { id, email, name, locale } = confirmed
    await renewProfileVersion(tx, email)
    const unsubscribe = unsubscribeToken(secret, { from: 'newsletter', id })
    await queueMail(tx, {
      key: `newsletter-welcome:${randomUUID()}`,
      to: email,
      locale,
      template: 'newsletter-welcome',
      data: { name, unsubscribe },
    })
    return unsubscribe
  })
  caller.afterwards(() => deliverMails(db))
  return { token }
}
