import type { Edition } from '#lib/admin/newsletter/edition.ts'
import type { EditionId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { requireEdition } from './require-edition.ts'
import { toEdition } from './to-edition.ts'

/** An edition with its counts. @throws NOT_FOUND */
export async function getEdition(
  { db }: Pick<Dependencies, 'db'>,
  { params: { id } }: { params: { id: EditionId } },
): Promise<Edition> {
  return toEdition(db, await requireEdition(db, id))
}
