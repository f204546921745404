import type { Executor } from '#db/client.ts'
import { setReviewState } from '#db/queries/admin/review-queue.ts'
import { isDecision, lockAppealed, settleAppeal } from '#db/queries/review-decisions.ts'
import type { DecideAppeal } from '#lib/admin/reviews-schemas.ts'
import type { SignedIn } from '#lib/actor.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { DecisionId } from '#lib/ids.ts'
import { noteAdmin } from '#server/admin/note-admin.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { tellAuthor } from './tell-author.ts'

type Input = {
  actor: SignedIn
  params: { id: DecisionId }
  body: DecideAppeal
  caller: Pick<Caller, 'afterwards'>
}

/**
 * Decides about an appeal, and tells its author: `accepted` makes the review public again.
 *
 * @throws NOT_FOUND; STALE when the review was changed since it was read; CONFLICT when it was not made, has been decided, or its review is gone or public again
 */
export async function decideAppeal(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body, caller }: Input,
): Promise<Done> {
  const { outcome } = body
  const reason = body.reason || null
  await db.transaction(async (tx) => {
    const appealed = await requireAppealed(tx, id, body.editedAt)
    const { reviewId, professionalId, professionalType, authorId } = appealed
    await settleAppeal(tx, id, { outcome, reason })
    await noteAdmin(tx, secret, { actor, act: `appeal-${outcome}`, subject: authorId! })
    const profile = { professionalType, professionalId }
    const news = { authorId: authorId!, profile, outcome, reason, decision: null }
    await tellAuthor(tx, secret, news)
    if (outcome === 'refused') return
    await setReviewState(tx, reviewId, 'public')
    await publishChange(tx, tagsOfProfessionals([professionalId]))
  })
  caller.afterwards(() => deliverPurges(db))
  caller.afterwards(() => deliverMails(db))
  return DONE
}

async function requireAppealed(tx: Executor, id: DecisionId, seen: string | null) {
  const appealed = await lockAppealed(tx, id)
  if (!appealed) {
    if (await isDecision(tx, id)) throw new AppError('CONFLICT', 'no open appeal')
    throw new AppError('NOT_FOUND', 'no such decision')
  }
  if ((appealed.editedAt?.toISOString() ?? null) !== seen) {
    throw new AppError('STALE', 'its author has changed it')
  }
  return appealed
}
