import { deleteReview as deleteRow, lockOwnReview } from '#db/queries/own-reviews.ts'
import { settleReports } from '#db/queries/review-reports.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { tellReporters } from './tell-reporters.ts'

type Input = {
  actor: SignedIn
  params: { id: ProfessionalId }
  caller: Pick<Caller, 'afterwards'>
}

/**
 * Deletes the user's own review of a professional, with its reply. Who had reported it is told that it is gone.
 *
 * @throws NOT_FOUND without one
 */
export async function deleteReview(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id: professionalId }, caller }: Input,
): Promise<Done> {
  await db.transaction(async (tx) => {
    const review = await lockOwnReview(tx, { professionalId, reviewerId: actor.userId })
    if (!review) throw new AppError('NOT_FOUND', 'no such review')
    const { id, professionalType } = review
    const reporters = await settleReports(tx, id, 'gone')
    await deleteRow(tx, id)
    const profile = { professionalType, professionalId }
    await tellReporters(tx, secret, reporters, { profile, outcome: 'gone' })
    await publishChange(tx, tagsOfProfessionals([professionalId]))
  })
  caller.afterwards(() => deliverPurges(db))
  caller.afterwards(() => deliverMails(db))
  return DONE
}
