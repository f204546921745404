import { insertEdition } from '#db/queries/admin/newsletter.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { Edition, EditionContent } from '#lib/admin/newsletter/edition.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Once } from '#server/once.ts'
import { noteAdmin } from '../note-admin.ts'
import { toEdition } from './to-edition.ts'

type Input = { actor: SignedIn; body: EditionContent; once: Once }

/** Adds a draft. */
export function createEdition(
  { secret }: Pick<Dependencies, 'secret'>,
  { actor, body, once }: Input,
): Promise<Edition> {
  return once(async (tx) => {
    const row = await insertEdition(tx, body)
    await noteAdmin(tx, secret, { actor, act: 'edition-created' })
    return toEdition(tx, row)
  })
}
