import type { Database } from '#db/client.ts'
import { announceArticles } from '#db/queries/announced-articles.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { publishChange } from '#server/publishing/publish-change.ts'

/**
 * Purges the pages that show articles once the time of a scheduled one has come, and asks for a rebuild. Pages on demand
 * show it by themselves from that moment on; what the CDN keeps does not. However many schedulers run, each article is
 * announced once.
 *
 * @returns how many were due
 */
export function announceDue(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await announceArticles(tx)
    if (due > 0) await publishChange(tx, [CACHE_TAGS.articles])
    return due
  })
}
