import { closeReports, deleteReview, lockReport } from '#db/queries/review-reports.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ReportId } from '#lib/ids.ts'
import { can } from '#lib/permissions.ts'
import type { ReportOutcome } from '#lib/reviews/reports.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { notify } from '#server/notifications/notify.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'

type Input = {
  actor: SignedIn
  params: { id: ReportId }
  body: { decision: ReportOutcome }
  caller: Pick<Caller, 'afterwards'>
}

/**
 * An admin's decision on a report, of which its reporter is notified. `removed` deletes the review, and decides all open
 * reports of it.
 *
 * @throws NOT_FOUND; CONFLICT when it has been decided, or a review that is gone would be kept
 */
export async function decideReport(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body: { decision: outcome }, caller }: Input,
): Promise<Done> {
  if (!can(actor, 'decide-report', null)) throw new AppError('FORBIDDEN', 'for admins')
  await db.transaction(async (tx) => {
    const report = await lockReport(tx, id)
    if (!report) throw new AppError('NOT_FOUND', 'no such report')
    const { reviewId, professionalId, professionalType, state } = report
    if (state !== 'open') throw new AppError('CONFLICT', 'decided already')
    if (outcome === 'kept' && !reviewId) throw new AppError('CONFLICT', 'the review is gone')
    const told = await closeReports(tx, { id, reviewId, outcome })
    if (outcome === 'removed' && reviewId) {
      await deleteReview(tx, reviewId)
      await publishChange(tx, tagsOfProfessionals([professionalId]))
    }
    const profile = { professionalType, professionalId }
    for (const { reporterId } of told) {
      await notify(tx, secret, 'report', {
        userId: reporterId,
        actorId: null,
        data: { ...profile, outcome },
        mail: { ...profile, outcome },
      })
    }
  })
  caller.afterwards(() => deliverPurges(db))
  caller.afterwards(() => deliverMails(db))
  return DONE
}
