import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { reviewReports } from '#db/schema/index.ts'
import type { ReviewId, UserId } from '#lib/ids.ts'
import type { ReportOutcome } from '#lib/reviews/reports.ts'

type NewReport = Pick<
  typeof reviewReports.$inferInsert,
  'reviewId' | 'professionalId' | 'reporterId' | 'reason' | 'details'
>

/** Inserts a report. @returns false when the user has reported the review before */
export async function insertReport(tx: Executor, report: NewReport): Promise<boolean> {
  const inserted = await tx
    .insert(reviewReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: reviewReports.id })
  return inserted.length > 0
}

/** Settles every open report of a review. @returns who made them */
export async function settleReports(
  tx: Executor,
  id: ReviewId,
  outcome: ReportOutcome,
): Promise<UserId[]> {
  const settled = await tx
    .update(reviewReports)
    .set({ state: outcome, decidedAt: sql`now()` })
    .where(isOpenOf(id))
    .returning({ reporterId: reviewReports.reporterId })
  return settled.map(({ reporterId }) => reporterId)
}

/** The open reports of a review. */
export const isOpenOf = (id: ReviewId) =>
  and(eq(reviewReports.reviewId, id), eq(reviewReports.state, 'open'))
