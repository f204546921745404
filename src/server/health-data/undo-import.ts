import { deleteImport, hasImport } from '#db/queries/health/import.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ImportId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'

/**
 * Deletes the records of an import of the signed-in user that have not been changed since. Needs no consent.
 *
 * @throws NOT_FOUND when there are none of it
 */
export function undoImport(
  { db }: Pick<Dependencies, 'db'>,
  { actor, params: { id } }: { actor: SignedIn; params: { id: ImportId } },
): Promise<{ deleted: number }> {
  return withActor(db, actor.userId, async (scope) => {
    if (!(await hasImport(scope, id))) throw new AppError('NOT_FOUND', 'no such import')
    return { deleted: await deleteImport(scope, id) }
  })
}
