import type { Executor } from '#db/client.ts'
import { findRecipient } from '#db/queries/notifications.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { ContactProfessional, Sent } from '#lib/contact/schemas.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { can } from '#lib/permissions.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import type { Once } from '#server/once.ts'
import { checkRecipients } from './check-recipients.ts'
import { limitContact } from './limit-contact.ts'
import { sendRequest } from './send-request.ts'

type Input = {
  actor: SignedIn
  params: { id: ProfessionalId }
  body: ContactProfessional
  caller: Pick<Caller, 'afterwards'>
  once: Once
}

/**
 * Sends a message to one professional or several: one request each, all or none.
 *
 * @throws NOT_FOUND for a professional who is not public, FORBIDDEN for oneself, INVALID_INPUT, RATE_LIMITED
 */
export async function contactProfessional(
  deps: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body, caller, once }: Input,
): Promise<Sent> {
  const { db, secret } = deps
  const { objective, alsoTo, ...message } = body
  const recipients = await checkRecipients(deps, [{ id, objective }, ...alsoTo])
  if (!recipients.every((recipient) => can(actor, 'contact-professional', recipient))) {
    throw new AppError('FORBIDDEN', 'nobody contacts themselves')
  }
  const sent = await once(async (tx: Executor): Promise<Sent | AppError> => {
    // In here, so that a retry with the same key is not counted.
    const limited = await limitContact(tx, secret, {
      userId: actor.userId,
      requests: recipients.length,
    })
    if (limited) return limited
    const account = await findRecipient(tx, actor.userId)
    if (!account) throw new AppError('UNAUTHENTICATED', 'the account is gone')
    const sender = { ...account, userId: actor.userId }
    const items = []
    for (const recipient of recipients) {
      items.push(await sendRequest(tx, secret, { sender, recipient, message }))
    }
    return { items }
  })
  caller.afterwards(() => deliverMails(db))
  return sent
}
