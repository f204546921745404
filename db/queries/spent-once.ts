import { asc, lte, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { spentOnce } from '#db/schema/index.ts'
import { oneOf } from './one-of.ts'

/** How many rows that have expired each new one clears away: more than it adds. */
const SWEPT_AT_ONCE = 5

/**
 * Spends something that may be spent once. One statement, so that of many who try at once one succeeds.
 *
 * @param seconds how long it is remembered; what is spent must be worthless afterwards by itself
 * @returns whether this call was the first
 */
export async function spendOnce(
  db: Executor,
  { key, seconds }: { key: string; seconds: number },
): Promise<boolean> {
  const expired = db
    .select({ key: spentOnce.key })
    .from(spentOnce)
    .where(lte(spentOnce.expiresAt, sql`now()`))
    .orderBy(asc(spentOnce.expiresAt))
    .limit(SWEPT_AT_ONCE)
    .for('update', { skipLocked: true })
  const swept = db
    .$with('swept')
    .as(db.delete(spentOnce).where(oneOf(spentOnce.key, expired)).returning({ key: spentOnce.key }))
  const spent = await db
    .with(swept)
    .insert(spentOnce)
    .values({ key, expiresAt: sql`now() + make_interval(secs => ${seconds})` })
    .onConflictDoNothing()
    .returning({ key: spentOnce.key })
  return spent.length > 0
}
