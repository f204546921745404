import type { Executor } from '#db/client.ts'
import { findRecipient, insertNotification } from '#db/queries/notifications.ts'
import type { UserId } from '#lib/ids.ts'
import type { NotificationOf } from '#lib/notifications/notification.ts'
import type { NotificationMail } from '#server/mail/mail.ts'
import { queueMail, type QueuedMail } from '#server/mail/queue.ts'
import { unsubscribeToken } from '#server/unsubscribe/unsubscribe-token.ts'

type Kind = NotificationMail['template']

/** What the mail of a kind contains, besides what every one has. */
type MailOf<K extends Kind> = Omit<
  Extract<NotificationMail, { template: K }>['data'],
  'name' | 'unsubscribe'
>

type Notice<K extends Kind> = {
  userId: UserId
  /** The other person; null when it is the site. */
  actorId: UserId | null
  data: NotificationOf<K>['data']
  mail: MailOf<K>
}

/**
 * Notifies a user: in the bell, and by mail unless mails of this kind are switched off. Call it in the transaction of
 * the cause, and `deliverMails` after the response.
 */
export async function notify<K extends Kind>(
  tx: Executor,
  secret: string,
  kind: K,
  { userId, actorId, data, mail }: Notice<K>,
): Promise<void> {
  const id = await insertNotification(tx, { userId, actorId, kind, data })
  const recipient = await findRecipient(tx, userId)
  if (!recipient || recipient.mutedMails.includes(kind)) return
  const { email, locale, name } = recipient
  const unsubscribe = unsubscribeToken(secret, { from: kind, id: userId })
  await queueMail(tx, {
    key: `${kind}:${id}`,
    to: email,
    locale,
    template: kind,
    data: { ...mail, name, unsubscribe },
    // The compiler cannot see that template and data are of the same kind.
  } as unknown as QueuedMail)
}
