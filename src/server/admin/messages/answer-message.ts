import { findMessage } from '#db/queries/admin/messages.ts'
import type { AnswerMessage, SiteMessageDetail } from '#lib/admin/messages-schemas.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { SiteMessageId } from '#lib/ids.ts'
import { noteAdmin } from '#server/admin/note-admin.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { Once } from '#server/once.ts'
import { settleMessage } from './settle-message.ts'

type Input = {
  actor: SignedIn
  params: { id: SiteMessageId }
  body: AnswerMessage
  caller: Pick<Caller, 'afterwards'>
  once: Once
}

/**
 * Mails an answer to whoever wrote through the contact page, at the address that was typed there.
 *
 * @throws NOT_FOUND; CONFLICT when it was answered
 */
export async function answerMessage(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body: { text, locale }, caller, once }: Input,
): Promise<SiteMessageDetail> {
  const answered = await once(async (tx) => {
    await settleMessage(tx, { id, by: actor.userId, answer: text })
    const message = (await findMessage(tx, id))!
    const { email, name, code } = message
    await queueMail(tx, {
      key: `site-message-answer:${id}`,
      to: email,
      locale,
      template: 'site-message-answer',
      data: { name, answer: text, code },
    })
    await noteAdmin(tx, secret, { actor, act: 'message-answered' })
    return message
  })
  caller.afterwards(() => deliverMails(db))
  return answered
}
