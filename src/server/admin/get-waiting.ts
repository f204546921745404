import { countWaiting } from '#db/queries/admin/waiting.ts'
import type { Waiting } from '#lib/admin/access-schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** How much waits for an admin, by area. */
export function getWaiting({ db }: Pick<Dependencies, 'db'>): Promise<Waiting> {
  return countWaiting(db)
}
