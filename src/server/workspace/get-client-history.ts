import type { SignedIn } from '#lib/actor.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { SharedHistory } from '#lib/sharing/shared.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readSharedHistory } from '#server/sharing/read-shared-history.ts'
import { readAndNote } from './read-and-note.ts'

type Input = { actor: SignedIn; params: { id: AuthorizationId } }

/**
 * What a client shares of their history with the signed-in professional; each call is in the client's log.
 *
 * @throws NOT_FOUND unless the authorization is theirs and active
 */
export function getClientHistory(
  deps: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id } }: Input,
): Promise<SharedHistory> {
  return readAndNote(deps, {
    actor,
    id,
    section: 'history',
    read: (scope) => readSharedHistory(scope, { id }),
    // Of the values only those of the body are among the answer: the flags that are its keys.
    fieldsOf: ({ professionalType, body }) => [
      'basics',
      'notes',
      professionalType,
      ...Object.keys(body),
    ],
  })
}
