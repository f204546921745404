import type { Executor } from '#db/client.ts'
import { insertPurge } from '#db/queries/cache-purges.ts'
import { hasCdn } from './has-cdn.ts'

/**
 * Has the CDN forget every page and answer that it keeps under these tags (`CACHE_TAGS`). In the transaction
 * of the change; `deliverPurges` after the answer sees to it. Nothing waits where there is no CDN.
 */
export async function queuePurge(tx: Executor, tags: readonly string[]): Promise<void> {
  if (tags.length > 0 && hasCdn()) await insertPurge(tx, tags)
}
