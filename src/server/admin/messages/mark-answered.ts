import { findMessage } from '#db/queries/admin/messages.ts'
import type { SiteMessageDetail } from '#lib/admin/messages-schemas.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { SiteMessageId } from '#lib/ids.ts'
import { noteAdmin } from '#server/admin/note-admin.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { settleMessage } from './settle-message.ts'

type Input = { actor: SignedIn; params: { id: SiteMessageId } }

/** Notes that a message was answered in another way, or needs no answer. @throws NOT_FOUND; CONFLICT when it was answered */
export function markAnswered(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id } }: Input,
): Promise<SiteMessageDetail> {
  return db.transaction(async (tx) => {
    await settleMessage(tx, { id, by: actor.userId, answer: null })
    await noteAdmin(tx, secret, { actor, act: 'message-marked' })
    return (await findMessage(tx, id))!
  })
}
