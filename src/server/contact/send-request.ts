import { randomUUID } from 'node:crypto'
import type { Executor } from '#db/client.ts'
import { addContact, insertSentRequest } from '#db/queries/contact-requests.ts'
import type { findRecipient } from '#db/queries/notifications.ts'
import type { SentRequest } from '#lib/contact/schemas.ts'
import { trackingCode } from '#lib/contact/tracking-code.ts'
import type { UserId } from '#lib/ids.ts'
import { queueMail } from '#server/mail/queue.ts'
import { notify } from '#server/notifications/notify.ts'
import type { CheckedRecipient } from './check-recipients.ts'

/** Who sends a message: an account with a confirmed address. */
export type Sender = { userId: UserId } & Pick<
  NonNullable<Awaited<ReturnType<typeof findRecipient>>>,
  'email' | 'locale' | 'name'
>
export type Message = { name: string; phone: string | null; message: string }

type Sending = { sender: Sender; recipient: CheckedRecipient; message: Message }

/**
 * Sends a message to one professional: the request, the metric, the notification and both mails, in the transaction of
 * the caller.
 */
export async function sendRequest(
  tx: Executor,
  secret: string,
  { sender, recipient, message }: Sending,
): Promise<SentRequest> {
  await addContact(tx, recipient)
  const code = await insertWithCode(tx, { sender, recipient, message })
  const { name, phone, message: text } = message
  await notify(tx, secret, 'contact', {
    userId: recipient.ownerId,
    actorId: sender.userId,
    data: { code },
    mail: {
      from: name,
      replyTo: sender.email,
      phone,
      objective: recipient.objective,
      message: text,
      code,
    },
  })
  await queueMail(tx, {
    key: `contact-sent:${randomUUID()}`,
    to: sender.email,
    locale: sender.locale,
    template: 'contact-sent',
    data: { name: sender.name, professional: recipient.name, message: text, code },
  })
  return { professionalId: recipient.id, professionalType: recipient.type, code }
}

async function insertWithCode(
  tx: Executor,
  { sender, recipient, message }: Sending,
): Promise<string> {
  // Two requests within one millisecond would have one code.
  for (let now = Date.now(); ; now++) {
    const code = trackingCode(recipient, now)
    const id = await insertSentRequest(tx, {
      ...message,
      professionalId: recipient.id,
      senderId: sender.userId,
      objective: recipient.objective,
      code,
    })
    if (id !== null) return code
  }
}
