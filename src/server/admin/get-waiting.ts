import { countWaiting } from '#db/queries/admin/waiting.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { AdminStart } from '#lib/admin/access-schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** Who is signed in, and how much waits for them, by area. */
export async function getWaiting(
  { db }: Pick<Dependencies, 'db'>,
  { actor }: { actor: SignedIn },
): Promise<AdminStart> {
  return { userId: actor.userId, ...(await countWaiting(db)) }
}
