import { deleteRecord as deleteRow } from '#db/queries/health/records.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { HealthRecordId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'

type Input = { actor: SignedIn; params: { id: HealthRecordId } }

/** Deletes a record of the user's own; without a consent too. @throws NOT_FOUND, for one of somebody else too */
export async function deleteRecord(
  { db }: Pick<Dependencies, 'db'>,
  { actor, params: { id } }: Input,
): Promise<Done> {
  const isGone = await withActor(db, actor.userId, (scope) => deleteRow(scope, id))
  if (!isGone) throw new AppError('NOT_FOUND', 'no such record')
  return DONE
}
