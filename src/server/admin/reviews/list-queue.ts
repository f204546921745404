import { listModerated } from '#db/queries/admin/moderated-reviews.ts'
import { countWaitingReviews, listWaitingReviews } from '#db/queries/admin/review-queue.ts'
import type { ModeratedReview } from '#lib/admin/reviews-schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** The reviews that wait for a decision longest, and how many there are. */
export async function listQueue({
  db,
}: Pick<Dependencies, 'db'>): Promise<{ items: ModeratedReview[]; total: number }> {
  const [ids, total] = [await listWaitingReviews(db), await countWaitingReviews(db)]
  return { items: await listModerated(db, ids), total }
}
