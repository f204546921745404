import { takeBackEdition } from '#db/queries/admin/newsletter.ts'
import { stopSending } from '#db/queries/newsletter-finishing.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { Edition } from '#lib/admin/newsletter/edition.ts'
import { AppError } from '#lib/http/errors.ts'
import type { EditionId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { noteAdmin } from '../note-admin.ts'
import { requireEdition } from './require-edition.ts'
import { toEdition } from './to-edition.ts'

/**
 * Stops an edition that is being sent, for good, or makes a scheduled one a draft again.
 *
 * @throws NOT_FOUND; CONFLICT when there is nothing to stop
 */
export function stopEdition(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id } }: { actor: SignedIn; params: { id: EditionId } },
): Promise<Edition> {
  return db.transaction(async (tx) => {
    await requireEdition(tx, id)
    const isStopped = (await takeBackEdition(tx, id)) || (await stopSending(tx, id))
    if (!isStopped) throw new AppError('CONFLICT', 'there is nothing to stop')
    await noteAdmin(tx, secret, { actor, act: 'edition-stopped' })
    return toEdition(tx, await requireEdition(tx, id))
  })
}
