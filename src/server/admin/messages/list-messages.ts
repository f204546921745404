import { listMessages as findPage } from '#db/queries/admin/messages.ts'
import type { MessagesQuery } from '#lib/admin/messages-schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** A page of the messages of the contact page. */
export const listMessages = (
  { db }: Pick<Dependencies, 'db'>,
  { query }: { query: MessagesQuery },
) => findPage(db, query)
