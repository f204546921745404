import type { Database } from '#db/client.ts'
import { takeBackEdition } from '#db/queries/admin/newsletter.ts'
import { holdDueEdition, startEdition } from '#db/queries/newsletter-sending.ts'
import { languagesOf } from '#lib/admin/newsletter/edition.ts'
import { log } from '#server/log.ts'
import { editionTexts } from './edition-text.ts'
import { lacksOf } from './lacks-of.ts'

/**
 * Begins the editions whose time has come. One that lacks something by now, as when its only article was withdrawn since
 * it was scheduled, becomes a draft again: an admin sees it among the drafts, and nobody gets an empty mail.
 *
 * @param siteUrl base of the links of its text
 */
export async function beginDueEditions(db: Database, siteUrl: string): Promise<void> {
  while (await beginOne(db, siteUrl));
}

/** @returns false when none is due, or others have them */
function beginOne(db: Database, siteUrl: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const edition = await holdDueEdition(tx)
    if (!edition) return false
    const lacks = lacksOf(await editionTexts(tx, edition, siteUrl), languagesOf(edition))
    if (Object.keys(lacks).length === 0) {
      await startEdition(tx, edition.id)
      return true
    }
    await takeBackEdition(tx, edition.id)
    log({ level: 'warn', job: 'newsletter', outcome: 'incomplete', edition: edition.id })
    return true
  })
}
