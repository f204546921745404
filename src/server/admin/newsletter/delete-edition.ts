import * as rows from '#db/queries/admin/newsletter.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import type { EditionId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { noteAdmin } from '../note-admin.ts'
import { requireDraft } from './require-edition.ts'

/** Deletes a draft. What was sent is kept. @throws NOT_FOUND, CONFLICT */
export async function deleteEdition(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id } }: { actor: SignedIn; params: { id: EditionId } },
): Promise<Done> {
  await db.transaction(async (tx) => {
    await requireDraft(tx, id)
    await rows.deleteEdition(tx, id)
    await noteAdmin(tx, secret, { actor, act: 'edition-deleted' })
  })
  return DONE
}
