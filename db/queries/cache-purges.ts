import { asc, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database, Executor } from '#db/client.ts'
import { cachePurges } from '#db/schema/cache-purges.ts'
import { nextAttemptAt } from './attempts.ts'
import { oneOf } from './one-of.ts'

const MINUTE = 60

/** Seconds from each attempt to the next one; the last value repeats without end. */
const WAITS = [1, 2, 5, 15, 30, 60].map((minutes) => minutes * MINUTE)

export type ClaimedPurge = Awaited<ReturnType<typeof claimPurges>>[number]

export async function insertPurge(db: Executor, tags: readonly string[]): Promise<void> {
  await db.insert(cachePurges).values({ tags: [...tags] })
}

/**
 * Claims the purges that have been due longest, so no other process takes them for a while; like `claimMail` it counts
 * the attempt beforehand.
 */
export async function claimPurges(db: Database, atMost: number) {
  const due = db
    .select({ id: cachePurges.id })
    .from(cachePurges)
    .where(lte(cachePurges.nextAttemptAt, sql`now()`))
    .orderBy(asc(cachePurges.nextAttemptAt))
    .limit(atMost)
    .for('update', { skipLocked: true })
  return db
    .update(cachePurges)
    .set({
      attempts: sql`${cachePurges.attempts} + 1`,
      nextAttemptAt: nextAttemptAt(cachePurges.attempts, WAITS),
    })
    .where(oneOf(cachePurges.id, due))
    .returning({
      id: cachePurges.id,
      tags: cachePurges.tags,
      /** Including this one. */
      attempts: cachePurges.attempts,
      ageSeconds: sql<number>`extract(epoch from now() - ${cachePurges.createdAt})::float8`,
    })
}

/** Deletes completed purges. */
export async function deletePurges(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(cachePurges).where(inArray(cachePurges.id, [...ids]))
}

/** Whether a purge has been pending for this many seconds. */
export async function hasPurgeOlderThan(db: Database, seconds: number): Promise<boolean> {
  const [old] = await db
    .select({ id: cachePurges.id })
    .from(cachePurges)
    .where(lt(cachePurges.createdAt, sql`now() - make_interval(secs => ${seconds}::int)`))
    .limit(1)
  return old !== undefined
}
