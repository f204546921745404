import type { Executor } from '#db/client.ts'
import { findAccountOf, lockForDecision, setReviewState } from '#db/queries/admin/review-queue.ts'
import { insertDecision } from '#db/queries/review-decisions.ts'
import { settleReports } from '#db/queries/review-reports.ts'
import type { DecideReview } from '#lib/admin/reviews-schemas.ts'
import type { SignedIn } from '#lib/actor.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ReviewId } from '#lib/ids.ts'
import { STATE_AFTER } from '#lib/reviews/moderation.ts'
import { noteAdmin } from '#server/admin/note-admin.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { notify } from '#server/notifications/notify.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { tellReporters } from '#server/reviews/tell-reporters.ts'
import { tellAuthor } from './tell-author.ts'

type Input = {
  actor: SignedIn
  params: { id: ReviewId }
  body: DecideReview
  caller: Pick<Caller, 'afterwards'>
}

/**
 * Decides about a review that was reported, or changed since one was hidden: with all its open reports, and whoever is
 * concerned is told.
 *
 * @throws NOT_FOUND; STALE when its author has changed it since it was read; CONFLICT when it waits no more
 */
export async function decideReview(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body, caller }: Input,
): Promise<Done> {
  await db.transaction(async (tx) => {
    const review = await requireOpen(tx, id, body.editedAt)
    const { outcome } = body
    const { authorId, professionalId, professionalType } = review
    const profile = { professionalType, professionalId }
    const reason = body.reason || null
    const { authorPseudonym } = review
    const decided = { reviewId: id, professionalId, authorId, authorPseudonym, outcome, reason }
    const decision = await insertDecision(tx, decided)
    const reporters = await settleReports(tx, id, outcome)
    await setReviewState(tx, id, STATE_AFTER[outcome])
    await noteAdmin(tx, secret, { actor, act: `review-${outcome}`, subject: authorId ?? undefined })
    await tellReporters(tx, secret, reporters, { profile, outcome })
    const isKept = outcome === 'kept'
    if (authorId && !(isKept && review.state === 'public')) {
      const news = { authorId, profile, outcome, reason, decision: isKept ? null : decision }
      await tellAuthor(tx, secret, news)
    }
    if (isKept && isNew(review)) await tellProfessional(tx, secret, review)
    await publishChange(tx, tagsOfProfessionals([professionalId]))
  })
  caller.afterwards(() => deliverPurges(db))
  caller.afterwards(() => deliverMails(db))
  return DONE
}

type Review = NonNullable<Awaited<ReturnType<typeof lockForDecision>>>

async function requireOpen(tx: Executor, id: ReviewId, seen: string | null): Promise<Review> {
  const review = await lockForDecision(tx, id)
  if (!review) throw new AppError('NOT_FOUND', 'no such review')
  if (!review.isOpen) throw new AppError('CONFLICT', 'decided already')
  if ((review.editedAt?.toISOString() ?? null) !== seen) {
    throw new AppError('STALE', 'its author has changed it')
  }
  return review
}

/** One that waited from the beginning: nobody but its author and admins has seen it. */
const isNew = ({ state, editedAt }: Review) => state === 'waiting' && !editedAt

async function tellProfessional(tx: Executor, secret: string, review: Review): Promise<void> {
  const { professionalId, professionalType, authorId, rating, comment } = review
  const userId = await findAccountOf(tx, professionalId)
  if (!userId) return
  const data = { professionalType, professionalId, rating }
  await notify(tx, secret, 'review', {
    userId,
    actorId: authorId,
    data,
    mail: { ...data, comment },
  })
}
