import { findReader } from '#db/queries/health/authorizations.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { PreviewSection } from '#lib/sharing/access.ts'
import type { SharedAnswers, SharedHistory, SharedRecords } from '#lib/sharing/shared.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readSharedAnswers } from './read-shared-answers.ts'
import { readSharedHistory } from './read-shared-history.ts'
import { readSharedRecords } from './read-shared-records.ts'

type Input = {
  actor: SignedIn
  params: { id: AuthorizationId }
  query: { section: PreviewSection; after?: string | undefined }
}

/**
 * What a professional sees of the signed-in user, by the professional's own read, under the policies of the professional.
 * Nobody else has looked, so nothing is logged.
 *
 * @throws NOT_FOUND for an authorization of somebody else, and for one that is not active
 */
export async function previewShare(
  { db }: Pick<Dependencies, 'db'>,
  { actor, params: { id }, query: { section, after } }: Input,
): Promise<SharedHistory | SharedRecords | SharedAnswers> {
  const reader = await withActor(db, actor.userId, (scope) => findReader(scope, id))
  if (!reader) throw new AppError('NOT_FOUND', 'no such authorization')
  return withActor(db, reader, async (scope) => {
    if (section === 'answers') return readSharedAnswers(scope, { id })
    const read =
      section === 'history'
        ? await readSharedHistory(scope, { id })
        : await readSharedRecords(scope, { id, after })
    return read.answer
  })
}
