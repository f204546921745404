import { updateOwnReview } from '#db/queries/own-reviews.ts'
import { findOwnReview } from '#db/queries/reviews.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import type { OwnReview, ReviewInput } from '#lib/reviews/schemas.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'

type Input = {
  actor: SignedIn
  params: { id: ProfessionalId }
  body: ReviewInput
  caller: Pick<Caller, 'afterwards'>
}

/**
 * Changes the user's own review of a professional; a reply to it stays. One that an admin hid waits for an admin.
 *
 * @throws NOT_FOUND without one, or for a removed one
 */
export async function updateReview(
  { db }: Pick<Dependencies, 'db'>,
  { actor, params: { id: professionalId }, body: { rating, comment }, caller }: Input,
): Promise<OwnReview> {
  const pair = { professionalId, reviewerId: actor.userId }
  const review = await db.transaction(async (tx) => {
    const isChanged = await updateOwnReview(tx, pair, { rating, comment: comment || null })
    if (!isChanged) throw new AppError('NOT_FOUND', 'no such review')
    await publishChange(tx, tagsOfProfessionals([professionalId]))
    return findOwnReview(tx, pair)
  })
  caller.afterwards(() => deliverPurges(db))
  return review!
}
