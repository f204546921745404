import { saveEdition } from '#db/queries/admin/newsletter.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { SaveEdition } from '#lib/admin/newsletter/schemas.ts'
import type { Edition } from '#lib/admin/newsletter/edition.ts'
import type { EditionId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { noteAdmin } from '../note-admin.ts'
import { requireDraft } from './require-edition.ts'
import { toEdition } from './to-edition.ts'

type Input = { actor: SignedIn; params: { id: EditionId }; body: SaveEdition }

/** Saves a draft. @throws NOT_FOUND, CONFLICT, STALE as `requireDraft` */
export function updateEdition(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body: { version, ...content } }: Input,
): Promise<Edition> {
  return db.transaction(async (tx) => {
    await requireDraft(tx, id, version)
    const row = await saveEdition(tx, { id, content })
    await noteAdmin(tx, secret, { actor, act: 'edition-updated' })
    return toEdition(tx, row)
  })
}
