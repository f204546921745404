import { findMessage } from '#db/queries/admin/messages.ts'
import type { SiteMessageDetail } from '#lib/admin/messages-schemas.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { SiteMessageId } from '#lib/ids.ts'
import { noteAdmin } from '#server/admin/note-admin.ts'
import type { Dependencies } from '#server/dependencies.ts'

type Input = { actor: SignedIn; params: { id: SiteMessageId } }

/** A message of the contact page; that it was read is noted. @throws NOT_FOUND */
export async function getMessage(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id } }: Input,
): Promise<SiteMessageDetail> {
  const message = await findMessage(db, id)
  if (!message) throw new AppError('NOT_FOUND', 'no such message')
  await noteAdmin(db, secret, { actor, act: 'message-read' })
  return message
}
