import type { Executor } from '#db/client.ts'
import { insertNotifications, listRecipients, listWriters } from '#db/queries/notifications.ts'
import type { UserId } from '#lib/ids.ts'
import { MUTABLE_KINDS, type NotificationKind } from '#lib/notifications/kinds.ts'
import { isOneOf } from '#lib/one-of.ts'
import type { NotificationOf } from '#lib/notifications/notification.ts'
import type { NotificationMail, Writer } from '#server/mail/mail.ts'
import { queueMails, type QueuedMail } from '#server/mail/queue.ts'
import type { RateLimitBy } from '#server/rate-limits/rate-limits.ts'
import { subjectsBelowLimit } from '#server/rate-limits/subjects-below-limit.ts'
import { unsubscribeToken } from '#server/unsubscribe/unsubscribe-token.ts'

type Kind = NotificationMail['template']

const isMutable = (kind: NotificationKind) => isOneOf(MUTABLE_KINDS, kind)

/** What the mail of a kind contains, besides what every one has. */
type MailOf<K extends Kind> = Omit<
  Extract<NotificationMail, { template: K }>['data'],
  'name' | 'unsubscribe' | 'writer'
>

type Notice<K extends Kind> = {
  userId: UserId
  /** The other person; null when it is the site. */
  actorId: UserId | null
  data: NotificationOf<K>['data']
  mail: MailOf<K>
}

/**
 * The mails that other users can cause, by recipient. Beyond the limit the notice stands in the bell alone: what was done
 * is never refused, or strangers could keep a person from being written to.
 */
const LIMITED: Partial<Record<NotificationKind, RateLimitBy<'account'>>> = {
  contact: 'contactReceived',
  share_requested: 'shareReceived',
  share_changed: 'shareReceived',
  questionnaire_sent: 'questionnaireReceived',
  questionnaire_reminder: 'questionnaireReceived',
}

/** What a professional writes: its mail shows their face. */
const BY_PROFESSIONALS: readonly NotificationKind[] = [
  'answer',
  'reply',
  'questionnaire_sent',
  'questionnaire_reminder',
]

/**
 * Notifies a user: in the bell, and by mail unless mails of this kind are switched off, or too many have gone out.
 * Call it in the transaction of the cause, and `deliverMails` after the response.
 */
export async function notify<K extends Kind>(
  tx: Executor,
  secret: string,
  kind: K,
  notice: Notice<K>,
): Promise<void> {
  await notifyAll(tx, secret, kind, [notice])
}

/** The same for several users, each with one notice, in as many round trips as for one. */
export async function notifyAll<K extends Kind>(
  tx: Executor,
  secret: string,
  kind: K,
  notices: readonly Notice<K>[],
): Promise<void> {
  if (notices.length === 0) return
  const ids = await insertNotifications(
    tx,
    notices.map(({ userId, actorId, data }) => ({ userId, actorId, kind, data })),
  )
  const recipients = await listRecipients(tx, [...ids.keys()])
  const noticeOf = new Map(notices.map((notice) => [notice.userId, notice]))
  const writers = BY_PROFESSIONALS.includes(kind)
    ? await listWriters(tx, [...new Set(notices.flatMap(({ actorId }) => actorId ?? []))])
    : new Map<UserId, Writer>()
  const mailed = recipients.filter(
    ({ mutedMails }) => !isMutable(kind) || !mutedMails.includes(kind),
  )
  const within = await mailable(
    { tx, secret, kind },
    mailed.map(({ userId }) => userId),
  )
  const mails = mailed
    .filter(({ userId }) => within.has(userId))
    .map(({ userId, email, locale, name }) => {
      const { actorId, mail } = noticeOf.get(userId)!
      const writer = actorId && writers.get(actorId)
      return {
        key: `${kind}:${ids.get(userId)!}`,
        to: email,
        locale,
        template: kind,
        data: {
          ...mail,
          name,
          ...(writer && { writer }),
          ...(isMutable(kind) && {
            unsubscribe: unsubscribeToken(secret, { from: kind, id: userId }),
          }),
        },
      }
    })
  // The compiler cannot see that template and data are of the same kind.
  await queueMails(tx, mails as unknown as QueuedMail[])
}

/** Those of the users whom a mail of this kind may still go to. */
async function mailable(
  { tx, secret, kind }: { tx: Executor; secret: string; kind: NotificationKind },
  users: readonly UserId[],
): Promise<ReadonlySet<string>> {
  const rule = LIMITED[kind]
  return rule ? subjectsBelowLimit(tx, secret, rule, users) : new Set(users)
}
