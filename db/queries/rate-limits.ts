import { and, asc, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { rateLimits } from '#db/schema/rate-limits.ts'

/** How many rows of windows that have ended each hit clears away: more than it can add. */
const SWEPT_AT_ONCE = 5

/**
 * Counts one hit of `key` in a fixed window that begins with its first hit.
 *
 * One statement, so that simultaneous calls are counted one by one; the clock is the database's, so that
 * every server sees the same window. It also deletes a few rows whose window has ended, so that the table
 * does not grow with everybody who ever called.
 *
 * @returns the hits so far, this one included, and the seconds until the window ends
 */
export async function countHit(
  db: Database,
  { key, windowSeconds }: { key: string; windowSeconds: number },
): Promise<{ hits: number; secondsLeft: number }> {
  const end = sql`clock_timestamp() + make_interval(secs => ${windowSeconds})`
  const over = sql`${rateLimits.expiresAt} <= clock_timestamp()`
  const ended = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    // `now()` can be looked up in the index, which the running clock cannot.
    .where(and(lte(rateLimits.expiresAt, sql`now()`), ne(rateLimits.key, key)))
    .orderBy(asc(rateLimits.expiresAt))
    .limit(SWEPT_AT_ONCE)
    // Postgres does this after the insert, and waits for nobody in it: two hits cannot block each other.
    .for('update', { skipLocked: true })
  const swept = db
    .$with('swept')
    .as(
      db
        .delete(rateLimits)
        .where(inArray(rateLimits.key, ended))
        .returning({ key: rateLimits.key }),
    )
  const [row] = await db
    .with(swept)
    .insert(rateLimits)
    .values({ key, hits: 1, expiresAt: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${over} then 1 else ${rateLimits.hits} + 1 end`,
        expiresAt: sql`case when ${over} then ${end} else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({
      hits: rateLimits.hits,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.expiresAt} - clock_timestamp()))::int`,
    })
  return row!
}

/** Forgets every count, as the browser tests want it before they begin: theirs all come from one address. */
export async function forgetHits(db: Database): Promise<void> {
  await db.delete(rateLimits)
}
