import { lockReviewed, insertReply } from '#db/queries/review-replies.ts'
import { findReview } from '#db/queries/reviews.ts'
import type { SignedIn } from '#lib/actor.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ReviewId } from '#lib/ids.ts'
import { can } from '#lib/permissions.ts'
import type { Review } from '#lib/professionals/schemas.ts'
import type { ReplyInput } from '#lib/reviews/schemas.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Once } from '#server/once.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'

type Input = {
  actor: SignedIn
  params: { id: ReviewId }
  body: ReplyInput
  caller: Pick<Caller, 'afterwards'>
  once: Once
}

/**
 * Publishes the professional's answer to a review of theirs and notifies its author, if there still is one.
 *
 * @throws NOT_FOUND for a review of somebody else; CONFLICT when it has an answer
 */
export async function replyToReview(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body: { text }, caller, once }: Input,
): Promise<Review> {
  const review = await once(async (tx) => {
    const reviewed = await lockReviewed(tx, id)
    if (!reviewed || !can(actor, 'reply-to-review', { ownerId: reviewed.ownerId })) {
      throw new AppError('NOT_FOUND', 'no such review')
    }
    if (!(await insertReply(tx, id, text))) throw new AppError('CONFLICT', 'answered already')
    const { authorId, professionalId, professionalType, professionalName } = reviewed
    const profile = { professionalId, professionalType }
    if (authorId) {
      await notify(tx, secret, 'reply', {
        userId: authorId,
        actorId: actor.userId,
        data: profile,
        mail: { ...profile, professional: professionalName, reply: text },
      })
    }
    await publishChange(tx, [CACHE_TAGS.professional(professionalId)])
    return (await findReview(tx, id))!
  })
  caller.afterwards(() => deliverPurges(db))
  caller.afterwards(() => deliverMails(db))
  return review
}
