import type { Executor } from '#db/client.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { queuePurge } from '#server/purges/queue.ts'

/** Purges what shows a professional's reviews, and their rating: the profile, and the lists that are ordered by it. */
export function queueReviewPurge(tx: Executor, id: ProfessionalId): Promise<void> {
  return queuePurge(tx, [CACHE_TAGS.professional(id), CACHE_TAGS.professionals])
}
