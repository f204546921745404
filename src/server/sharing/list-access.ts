import { listOwnAccess } from '#db/queries/health/access-log.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { AccessId, AuthorizationId } from '#lib/ids.ts'
import { ACCESS_PAGE, type AccessEntry } from '#lib/sharing/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

type Input = {
  actor: SignedIn
  query: { authorizationId?: AuthorizationId | undefined; before?: AccessId | undefined }
}

/** Who opened the signed-in user's data and when, newest first. */
export async function listAccess(
  { db }: Pick<Dependencies, 'db'>,
  { actor, query }: Input,
): Promise<{ items: AccessEntry[]; next: AccessId | null }> {
  const rows = await withActor(db, actor.userId, (scope) =>
    listOwnAccess(scope, { ...query, limit: ACCESS_PAGE + 1 }),
  )
  const page = rows.slice(0, ACCESS_PAGE)
  return {
    items: page.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    next: rows.length > ACCESS_PAGE ? page.at(-1)!.id : null,
  }
}
