import { asActor, type ScopedExecutor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { AccessSection } from '#lib/sharing/access.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { noteRead } from '#server/sharing/note-access.ts'
import type { SharedRead } from '#server/sharing/read-shared-records.ts'

type Reading<Answer> = {
  actor: SignedIn
  id: AuthorizationId
  section: AccessSection
  read: (scope: ScopedExecutor) => Promise<SharedRead<Answer>>
  /** What of the answer is written into the log: flags, or sections of the history; never a value. */
  fieldsOf: (answer: Answer) => readonly string[]
}

/** Reads a client's data and writes the client's access log in one transaction: both, or neither. */
export function readAndNote<Answer>(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, id, section, read, fieldsOf }: Reading<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const scope = await asActor(tx, actor.userId)
    const { clientUserId, answer } = await read(scope)
    const access = { authorizationId: id, clientUserId, section, fields: fieldsOf(answer) }
    await noteRead({ tx, scope, secret }, access)
    return answer
  }, actor.userId)
}
