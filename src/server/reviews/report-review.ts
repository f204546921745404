import { lockReviewed } from '#db/queries/review-replies.ts'
import { insertReport } from '#db/queries/review-reports.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ReviewId } from '#lib/ids.ts'
import { can } from '#lib/permissions.ts'
import type { ReportInput } from '#lib/reviews/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Once } from '#server/once.ts'
import { countInTransaction } from '#server/rate-limits/count-in-transaction.ts'

type Input = { actor: SignedIn; params: { id: ReviewId }; body: ReportInput; once: Once }

/**
 * Reports a review to the admins; it stays until one decides.
 *
 * @throws NOT_FOUND; FORBIDDEN for its author; CONFLICT when the user has reported it before; RATE_LIMITED
 */
export async function reportReview(
  { secret }: Pick<Dependencies, 'secret'>,
  { actor, params: { id }, body: { reason, details }, once }: Input,
): Promise<Done> {
  const { userId } = actor
  return once(async (tx) => {
    const reviewed = await lockReviewed(tx, id)
    if (!reviewed) throw new AppError('NOT_FOUND', 'no such review')
    const { authorId, professionalId } = reviewed
    if (!can(actor, 'report-review', { authorId })) {
      throw new AppError('FORBIDDEN', 'nobody reports what they wrote')
    }
    const limited = await countInTransaction(tx, secret, ['reviewReport', userId])
    if (limited) return limited
    const isNew = await insertReport(tx, {
      reviewId: id,
      professionalId,
      reporterId: userId,
      reason,
      details: details || null,
    })
    if (!isNew) throw new AppError('CONFLICT', 'reported before')
    return DONE
  })
}
