import { findShownPictures } from '#db/queries/admin/article-pictures.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { queuePurge } from '#server/publishing/queue-purge.ts'

/** Pictures checked per query. */
const AT_ONCE = 500
/** One that was just uploaded is in no draft yet. In ms. */
const LEAST_AGE = 86_400_000

type SweepDeps = Pick<Dependencies, 'db' | 'articlePictures'>

/**
 * Deletes the pictures that no article shows any longer, neither in a kept version nor in a draft. For a scheduled job;
 * idempotent.
 *
 * @param now in ms since 1970
 * @returns how many were deleted
 * @throws what the store throws; the next run retries
 */
export async function sweepArticlePictures(deps: SweepDeps, now = Date.now()): Promise<number> {
  let swept = 0
  const stored = await deps.articlePictures.list()
  for (let from = 0; from < stored.length; from += AT_ONCE) {
    const some = stored.slice(from, from + AT_ONCE)
    const shown = await findShownPictures(deps.db, some)
    const orphans = some.filter((id) => !shown.has(id))
    for (const id of orphans) swept += Number(await sweepOne(deps, id, now))
  }
  await deliverPurges(deps.db)
  return swept
}

async function sweepOne({ db, articlePictures }: SweepDeps, id: string, now: number) {
  const storedAt = await articlePictures.storedAt(id)
  if (storedAt !== null && now - storedAt < LEAST_AGE) return false
  // Before the file is deleted: afterwards nothing would show that a purge is due.
  await queuePurge(db, [CACHE_TAGS.articlePicture(id)])
  await articlePictures.delete(id)
  return true
}
