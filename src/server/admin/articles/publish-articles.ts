import type { Executor } from '#db/client.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { publishChange } from '#server/publishing/publish-change.ts'

/** Makes a change of what visitors see of the articles visible, in its transaction. */
export function publishArticles(tx: Executor): Promise<void> {
  return publishChange(tx, [CACHE_TAGS.articles])
}
