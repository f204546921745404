import type { Executor } from '#db/client.ts'
import { insertRebuildRequest } from '#db/queries/rebuild-requests.ts'
import { findBuildHook } from '#server/env.ts'
import { hasCdn } from './has-cdn.ts'
import { queuePurge } from './queue-purge.ts'

/**
 * Makes a change of public data visible, in its own transaction: what the CDN keeps under these tags (`CACHE_TAGS`) is
 * purged right after the response, and the pre-rendered pages are rebuilt once it has been quiet for a while. Whatever
 * changes what visitors see calls it. Only a picture that no page shows any longer is purged without it.
 */
export async function publishChange(tx: Executor, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  await queuePurge(tx, tags)
  // Where nothing is deployed, nothing can be rebuilt.
  if (hasCdn() || findBuildHook()) await insertRebuildRequest(tx)
}
