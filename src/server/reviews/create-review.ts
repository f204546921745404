import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import type { Executor } from '#db/client.ts'
import { findAccount } from '#db/queries/accounts.ts'
import { insertReview, lockReviewable } from '#db/queries/own-reviews.ts'
import { findOwnReview } from '#db/queries/reviews.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { can } from '#lib/permissions.ts'
import type { OwnReview, ReviewInput } from '#lib/reviews/schemas.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Once } from '#server/once.ts'
import { authorPseudonym } from '#server/professionals/author-pseudonym.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { countInTransaction } from '#server/rate-limits/count-in-transaction.ts'

type Input = {
  actor: SignedIn
  params: { id: ProfessionalId }
  body: ReviewInput
  caller: Pick<Caller, 'afterwards'>
  once: Once
}
type Writing = Pick<Input, 'actor' | 'body'> & { secret: string; id: ProfessionalId }

/**
 * Publishes a review and notifies the professional; where an admin hid or removed what the same person wrote of them before,
 * it waits for an admin, and nobody is told yet.
 *
 * @throws NOT_FOUND unless the professional is public; FORBIDDEN for one's own profile; CONFLICT for a second review;
 *   RATE_LIMITED
 */
export async function createReview(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body, caller, once }: Input,
): Promise<OwnReview> {
  const review = await once((tx) => write(tx, { actor, body, secret, id }))
  caller.afterwards(() => deliverPurges(db))
  caller.afterwards(() => deliverMails(db))
  return review
}

/** @returns RATE_LIMITED, so that the call is counted */
async function write(
  tx: Executor,
  { actor, body, secret, id: professionalId }: Writing,
): Promise<OwnReview | AppError> {
  const { userId } = actor
  const professional = await lockReviewable(tx, professionalId)
  if (!professional) throw new AppError('NOT_FOUND', 'no such professional')
  const { userId: professionalUserId, type: professionalType } = professional
  if (!can(actor, 'write-review', { professionalUserId })) {
    throw new AppError('FORBIDDEN', 'nobody reviews their own profile')
  }
  const limited = await countInTransaction(tx, secret, ['review', userId])
  if (limited) return limited
  const account = await findAccount(tx, { userId })
  if (!account) throw new AppError('UNAUTHENTICATED', 'the account is gone')
  const { rating } = body
  const comment = body.comment || null
  const id = await insertReview(tx, {
    professionalId,
    professionalType,
    reviewerId: userId,
    authorPseudonym: authorPseudonym(secret, { professionalId, email: account.email }),
    rating,
    comment,
  })
  if (!id) throw new AppError('CONFLICT', 'one review per professional and person')
  const review = (await findOwnReview(tx, { professionalId, reviewerId: userId }))!
  if (review.state !== 'public') return review
  await notify(tx, secret, 'review', {
    userId: professionalUserId,
    actorId: userId,
    data: { professionalType, professionalId, rating },
    mail: { professionalType, professionalId, rating, comment },
  })
  await publishChange(tx, tagsOfProfessionals([professionalId]))
  return review
}
