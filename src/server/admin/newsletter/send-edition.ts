import type { Executor } from '#db/client.ts'
import { beginEdition, type EditionOfTable } from '#db/queries/admin/newsletter.ts'
import { countRecipients } from '#db/queries/newsletter-audience.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { SendEdition } from '#lib/admin/newsletter/schemas.ts'
import { languagesOf, type Edition } from '#lib/admin/newsletter/edition.ts'
import { AppError } from '#lib/http/errors.ts'
import type { EditionId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { editionTexts } from '#server/editions/edition-text.ts'
import { noteAdmin } from '../note-admin.ts'
import { requireComplete } from './require-complete.ts'
import { requireDraft } from './require-edition.ts'
import { toEdition } from './to-edition.ts'

type Input = { actor: SignedIn; params: { id: EditionId }; body: SendEdition }

/**
 * Begins to send a draft, which the job of the next minute does, or sets when it is to begin.
 *
 * @throws NOT_FOUND, CONFLICT, STALE as `requireDraft`; INVALID_INPUT with what lacks, or with
 *   `audience: nobody`
 */
export function sendEdition(
  { db, secret, siteUrl }: Pick<Dependencies, 'db' | 'secret' | 'siteUrl'>,
  { actor, params: { id }, body: { version, at } }: Input,
): Promise<Edition> {
  return db.transaction(async (tx) => {
    const draft = await requireDraft(tx, id, version)
    requireComplete(await editionTexts(tx, draft, siteUrl), languagesOf(draft))
    await requireReaders(tx, draft)
    const row = await beginEdition(tx, { id, at: at === null ? null : new Date(at) })
    const act = at === null ? 'edition-sent' : 'edition-scheduled'
    await noteAdmin(tx, secret, { actor, act })
    return toEdition(tx, row)
  })
}

async function requireReaders(tx: Executor, draft: EditionOfTable): Promise<void> {
  const { es, en } = await countRecipients(tx, draft)
  if (es + en > 0) return
  const fields = { audience: 'nobody' }
  throw new AppError('INVALID_INPUT', 'nobody would get the edition', { fields })
}
