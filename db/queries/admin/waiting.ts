import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { reviewReports } from '#db/schema/index.ts'

/** How much waits for an admin, by area: each count by a partial index of what is open. */
export async function countWaiting(db: Executor) {
  const [row] = await db
    .select({ reports: sql<number>`count(*)::integer` })
    .from(reviewReports)
    .where(sql`${reviewReports.state} = 'open'`)
  return row!
}
