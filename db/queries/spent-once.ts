import { asc, lte, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { spentOnce } from '#db/schema/index.ts'
import { oneOf } from './one-of.ts'

/** How many expired rows each insert deletes: more than it adds. */
const SWEPT_AT_ONCE = 5

/**
 * Records the single use of something. One statement, so of concurrent calls one succeeds.
 *
 * @param seconds how long it is remembered; the thing itself must expire within that time
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
