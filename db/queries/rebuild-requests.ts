import { eq, sql } from 'drizzle-orm'
import type { Database, Executor } from '#db/client.ts'
import { rebuildRequests } from '#db/schema/rebuild-requests.ts'

/** A rebuild waits until nothing has changed for an hour, but no longer than six. */
const QUIET = sql`interval '1 hour'`
const LATEST = sql`interval '6 hours'`

/** When a rebuild is due; null when nothing has changed. */
export const REBUILD_DUE_AT = sql`(
  select least(max(created_at) + ${QUIET}, min(created_at) + ${LATEST}) from ${rebuildRequests}
)`

export async function insertRebuildRequest(db: Executor): Promise<void> {
  await db.insert(rebuildRequests).values({})
}

/**
 * Replaces all requests by one, if a rebuild is due: it waits for the next turn in case this one is not completed.
 *
 * @returns its id, to delete once the rebuild has been asked for; null when none is due
 */
export async function takeDueRebuild(db: Database): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with taken as (
      delete from ${rebuildRequests} where ${REBUILD_DUE_AT} <= now() returning 1
    )
    insert into ${rebuildRequests} (id)
    select gen_random_uuid() where exists (select from taken)
    returning id`)
  return rows[0]?.id ?? null
}

export async function deleteRebuildRequest(db: Database, id: string): Promise<void> {
  await db.delete(rebuildRequests).where(eq(rebuildRequests.id, id))
}
