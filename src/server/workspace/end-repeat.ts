import { deleteRepeat } from '#db/queries/health/send-questionnaires.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { RepeatId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'

type Input = { actor: SignedIn; params: { id: RepeatId } }

/**
 * Ends a weekly repetition of the signed-in professional; what was sent stays.
 *
 * @throws NOT_FOUND for one of somebody else, and for one that has ended
 */
export async function endRepeat(
  { db }: Pick<Dependencies, 'db'>,
  { actor, params: { id } }: Input,
): Promise<Done> {
  const isEnded = await withActor(db, actor.userId, (scope) => deleteRepeat(scope, id))
  if (!isEnded) throw new AppError('NOT_FOUND', 'no such repetition')
  return DONE
}
