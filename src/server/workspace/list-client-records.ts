import type { SignedIn } from '#lib/actor.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { SharedRecords } from '#lib/sharing/shared.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readSharedRecords } from '#server/sharing/read-shared-records.ts'
import { readAndNote } from './read-and-note.ts'

type Input = {
  actor: SignedIn
  params: { id: AuthorizationId }
  query: { after?: string | undefined; limit?: number | undefined }
}

/**
 * What a client shares of their records with the signed-in professional, newest first; each call is in the client's log.
 *
 * @throws NOT_FOUND unless the authorization is theirs and active
 */
export function listClientRecords(
  deps: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, query }: Input,
): Promise<SharedRecords> {
  return readAndNote(deps, {
    actor,
    id,
    section: 'records',
    read: (scope) => readSharedRecords(scope, { id, ...query }),
    fieldsOf: ({ shown }) => shown,
  })
}
