import { listOwn } from '#db/queries/health/authorizations.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { toAuthorization } from './to-authorization.ts'

/** What the signed-in user shares with whom, newest first. */
export async function listAuthorizations(
  { db }: Pick<Dependencies, 'db'>,
  { actor }: { actor: SignedIn },
): Promise<{ items: Authorization[] }> {
  const rows = await withActor(db, actor.userId, (scope) => listOwn(scope))
  return { items: rows.map(toAuthorization) }
}
