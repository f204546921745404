import { findReviewable } from '#db/queries/own-reviews.ts'
import { findOwnReview } from '#db/queries/reviews.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import type { MyReview } from '#lib/reviews/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

type Input = { actor: SignedIn; params: { id: ProfessionalId } }

/** What the user is to a profile, and the review that they wrote. @throws NOT_FOUND */
export async function getMyReview(
  { db }: Pick<Dependencies, 'db'>,
  { actor: { userId }, params: { id } }: Input,
): Promise<MyReview> {
  const [professional, review] = await Promise.all([
    findReviewable(db, id),
    findOwnReview(db, { professionalId: id, reviewerId: userId }),
  ])
  if (!professional) throw new AppError('NOT_FOUND', 'no such professional')
  return { isOwnProfile: professional.userId === userId, review }
}
