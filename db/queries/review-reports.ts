import { and, eq, or, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { professionalReviews, professionals, reviewReports } from '#db/schema/index.ts'
import type { ReportId, ReviewId } from '#lib/ids.ts'
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

/** A report, locked until the end of the transaction; null when there is none. */
export async function lockReport(tx: Executor, id: ReportId) {
  const [report] = await tx
    .select({
      /** Null once the review is gone. */
      reviewId: reviewReports.reviewId,
      professionalId: reviewReports.professionalId,
      professionalType: professionals.type,
      state: reviewReports.state,
    })
    .from(reviewReports)
    .innerJoin(professionals, eq(professionals.id, reviewReports.professionalId))
    .where(eq(reviewReports.id, id))
    .for('update', { of: reviewReports })
  return report ?? null
}

type Decision = { id: ReportId; reviewId: ReviewId | null; outcome: ReportOutcome }

/**
 * Decides an open report; one that removes a review decides every open report of it.
 *
 * @returns whose reports were decided
 */
export function closeReports(tx: Executor, { id, reviewId, outcome }: Decision) {
  const same = reviewId && outcome === 'removed' ? eq(reviewReports.reviewId, reviewId) : undefined
  return tx
    .update(reviewReports)
    .set({ state: outcome, decidedAt: sql`now()` })
    .where(and(eq(reviewReports.state, 'open'), or(eq(reviewReports.id, id), same)))
    .returning({ reporterId: reviewReports.reporterId })
}

/** Deletes a review; reports of it stay. */
export async function deleteReview(tx: Executor, id: ReviewId): Promise<void> {
  await tx.delete(professionalReviews).where(eq(professionalReviews.id, id))
}
