import { lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { mailOutbox, oneTimeTokens, rateLimits, sessions, spentOnce } from '#db/schema/index.ts'

/** `now()` of the database, so many days ago. */
const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`

/** Longer than any session can run. */
const KEPT_DAYS = 30

/** Deletes what means nothing any more. May run at any time, and again. */
export async function deleteExpiredRows(db: Database): Promise<void> {
  const now = sql`now()`
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now))
  await db.delete(spentOnce).where(lt(spentOnce.expiresAt, now))
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now))
  await db
    .delete(sessions)
    .where(
      or(lt(sessions.endedAt, daysAgo(KEPT_DAYS)), lt(sessions.createdAt, daysAgo(KEPT_DAYS + 1))),
    )
  await db
    .delete(mailOutbox)
    .where(
      or(lt(mailOutbox.sentAt, daysAgo(KEPT_DAYS)), lt(mailOutbox.failedAt, daysAgo(KEPT_DAYS))),
    )
}
