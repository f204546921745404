import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { reviewReports, verifications } from '#db/schema/index.ts'

/** How much waits for an admin, by area: each count by a partial index of what is open. */
export async function countWaiting(db: Executor) {
  const claims = db
    .select({ count: sql`count(*)::integer` })
    .from(verifications)
    .where(sql`${verifications.state} = 'waiting'`)
  const [row] = await db
    .select({
      reports: sql<number>`count(*)::integer`,
      verifications: sql<number>`(${claims})`,
    })
    .from(reviewReports)
    .where(sql`${reviewReports.state} = 'open'`)
  return row!
}
