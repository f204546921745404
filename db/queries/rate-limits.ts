import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { rateLimits } from '#db/schema/rate-limits.ts'

/**
 * Counts one hit of `key` in a fixed window that begins with its first hit.
 *
 * One statement, so that simultaneous calls are counted one by one; the clock is the database's, so that
 * every server sees the same window.
 *
 * @returns the hits so far, this one included, and the seconds until the window ends
 */
export async function countHit(
  db: Database,
  { key, windowSeconds }: { key: string; windowSeconds: number },
): Promise<{ hits: number; secondsLeft: number }> {
  const end = sql`clock_timestamp() + make_interval(secs => ${windowSeconds})`
  const over = sql`${rateLimits.expiresAt} <= clock_timestamp()`
  const [row] = await db
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
