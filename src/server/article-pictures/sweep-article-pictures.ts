import { findShownPictures } from '#db/queries/admin/article-pictures.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { queuePurge } from '#server/publishing/queue-purge.ts'
import { sweepStore } from '#server/sweep-store.ts'

/** One that was just uploaded is in no draft yet. In ms. */
const LEAST_AGE = 86_400_000

type SweepDeps = Pick<Dependencies, 'db' | 'articlePictures'>

/**
 * Deletes the pictures that no article shows any longer, neither in a kept version nor in a draft, and queues their
 * purges. For a scheduled job; idempotent.
 *
 * @param now in ms since 1970
 * @returns how many were deleted
 * @throws what the store throws when it cannot list its pictures; the first failure, once all were tried
 */
export async function sweepArticlePictures(deps: SweepDeps, now = Date.now()): Promise<number> {
  return sweepStore(await deps.articlePictures.list(), {
    orphansOf: async (some) => {
      const shown = await findShownPictures(deps.db, some)
      return some.filter((id) => !shown.has(id))
    },
    sweepOne: (id) => sweepOne(deps, id, now),
  })
}

async function sweepOne({ db, articlePictures }: SweepDeps, id: string, now: number) {
  const storedAt = await articlePictures.storedAt(id)
  if (storedAt !== null && now - storedAt < LEAST_AGE) return false
  // Before the file is deleted: afterwards nothing would show that a purge is due.
  await queuePurge(db, [CACHE_TAGS.articlePicture(id)])
  await articlePictures.delete(id)
  return true
}
