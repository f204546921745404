import type { Executor } from '#db/client.ts'
import { insertPurge } from '#db/queries/cache-purges.ts'
import { hasCdn } from './has-cdn.ts'

/**
 * Queues a purge of every page and response cached under these tags (`CACHE_TAGS`), in the transaction of the change;
 * `deliverPurges` sends it after the response. Does nothing where there is no CDN.
 */
export async function queuePurge(tx: Executor, tags: readonly string[]): Promise<void> {
  if (tags.length > 0 && hasCdn()) await insertPurge(tx, tags)
}
