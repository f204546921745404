import { listSharedVersions } from '#db/queries/health/shared-versions.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { HistoryVersion } from '#lib/health/history.ts'
import { AppError } from '#lib/http/errors.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { VERSIONS_MAX, type WrittenSectionName } from '#lib/workspace/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readAndNote } from './read-and-note.ts'

type Input = {
  actor: SignedIn
  params: { id: AuthorizationId }
  query: { section: WrittenSectionName }
}

/**
 * Earlier texts of the section that the signed-in professional writes, or of the shared notes; each call is in the client's
 * log.
 *
 * @throws NOT_FOUND unless the authorization is theirs and active
 */
export async function listClientVersions(
  deps: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, query: { section } }: Input,
): Promise<{ items: HistoryVersion[] }> {
  const { items } = await readAndNote(deps, {
    actor,
    id,
    section: 'history',
    read: async (scope) => {
      const rows = await listSharedVersions(scope, { id, section, limit: VERSIONS_MAX })
      const [first] = rows
      if (!first) throw new AppError('NOT_FOUND', 'no such client')
      const { clientUserId, professionalType } = first.share
      const items = rows.flatMap(({ earlier }) =>
        earlier ? [{ ...earlier, writtenAt: earlier.writtenAt.toISOString() }] : [],
      )
      return { clientUserId, answer: { items, professionalType } }
    },
    fieldsOf: ({ professionalType }) => [section === 'notes' ? section : professionalType],
  })
  return { items }
}
