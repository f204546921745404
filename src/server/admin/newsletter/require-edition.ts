import type { Executor } from '#db/client.ts'
import { findEdition, lockEdition, type EditionOfTable } from '#db/queries/admin/newsletter.ts'
import { AppError } from '#lib/http/errors.ts'
import type { EditionId } from '#lib/ids.ts'

/** An edition. @throws NOT_FOUND */
export async function requireEdition(db: Executor, id: EditionId): Promise<EditionOfTable> {
  return found(await findEdition(db, id))
}

/**
 * A draft, which nobody else changes until the transaction ends.
 *
 * @param version as it was read; without one, any
 * @throws NOT_FOUND; CONFLICT when it is a draft no more; STALE when it was saved since
 */
export async function requireDraft(
  tx: Executor,
  id: EditionId,
  version?: number,
): Promise<EditionOfTable> {
  const edition = found(await lockEdition(tx, id))
  if (edition.state !== 'draft') throw new AppError('CONFLICT', 'the edition is a draft no more')
  if (version !== undefined && version !== edition.version)
    throw new AppError('STALE', 'another version is kept')
  return edition
}

function found(edition: EditionOfTable | null): EditionOfTable {
  if (!edition) throw new AppError('NOT_FOUND', 'no such edition')
  return edition
}
