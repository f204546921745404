import { deleteOwnReview } from '#db/queries/own-reviews.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'

type Input = {
  actor: SignedIn
  params: { id: ProfessionalId }
  caller: Pick<Caller, 'afterwards'>
}

/** Deletes the user's own review of a professional, with its reply. @throws NOT_FOUND without one */
export async function deleteReview(
  { db }: Pick<Dependencies, 'db'>,
  { actor, params: { id: professionalId }, caller }: Input,
): Promise<Done> {
  await db.transaction(async (tx) => {
    if (!(await deleteOwnReview(tx, { professionalId, reviewerId: actor.userId }))) {
      throw new AppError('NOT_FOUND', 'no such review')
    }
    await publishChange(tx, tagsOfProfessionals([professionalId]))
  })
  caller.afterwards(() => deliverPurges(db))
  return DONE
}
