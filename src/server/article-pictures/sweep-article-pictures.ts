import { findShownPictures } from '#db/queries/admin/article-pictures.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { failureEntry } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { queuePurge } from '#server/publishing/queue-purge.ts'

/** Pictures checked per query. */
const AT_ONCE = 500
/** One that was just uploaded is in no draft yet. In ms. */
const LEAST_AGE = 86_400_000

type SweepDeps = Pick<Dependencies, 'db' | 'articlePictures'>

/**
 * Deletes the pictures that no article shows any longer, neither in a kept version nor in a draft. For a scheduled job;
 * idempotent, and never rejects: the next run retries.
 *
 * @param now in ms since 1970
 * @returns how many were deleted
 */
export async function sweepArticlePictures(deps: SweepDeps, now = Date.now()): Promise<number> {
  let swept = 0
  try {
    const stored = await deps.articlePictures.list()
    for (let from = 0; from < stored.length; from += AT_ONCE) {
      const some = stored.slice(from, from + AT_ONCE)
      const shown = await findShownPictures(deps.db, some)
      const orphans = some.filter((id) => !shown.has(id))
      for (const id of orphans) swept += Number(await sweepOne(deps, id, now))
    }
    await deliverPurges(deps.db)
  } catch (error) {
    log({ job: 'clean-up', ...failureEntry(error), level: 'warn' })
  }
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
