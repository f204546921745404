import { purgeCache } from '@netlify/functions'
import type { Database } from '#db/client.ts'
import {
  claimPurges,
  deletePurges,
  hasPurgeOlderThan,
  type ClaimedPurge,
} from '#db/queries/cache-purges.ts'
import { waitUntil } from '#server/deadline.ts'
import { failureEntry, faultOf, toAppError } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { canPurge, hasCdn } from './has-cdn.ts'

/** Purges that go out in one call. Netlify takes two calls for a tag in five seconds, and refuses the third. */
const AT_ONCE = 20
/** The CDN answers within this time, or is asked again later. In ms. */
const ANSWER_WITHIN = 5_000
/** With the last call on top of it, still within the thirty seconds of a scheduled function. */
const BUDGET_MS = 10_000
/** A purge that waits for longer is worth an alarm. In seconds. */
const LATE_AFTER = 600

/**
 * Makes the CDN forget what is due of `cache_purges`. Never rejects: what did not succeed stays there and is
 * tried again by whoever calls next, until it does.
 */
export async function deliverPurges(db: Database): Promise<void> {
  if (!hasCdn()) return
  try {
    if (canPurge()) await deliverAll(db)
    else if (await hasPurgeOlderThan(db, LATE_AFTER)) {
      log({ level: 'error', job: 'purge', outcome: 'not-configured' })
    }
  } catch (error) {
    log({ job: 'purge', ...failureEntry(error) })
  }
}

async function deliverAll(db: Database): Promise<void> {
  const endsAt = performance.now() + BUDGET_MS
  while (performance.now() < endsAt) {
    const claimed = await claimPurges(db, AT_ONCE)
    // A CDN that refuses some would refuse the others too.
    if (claimed.length === 0 || !(await purge(claimed))) return
    const ids = claimed.map(({ id }) => id)
    await deletePurges(db, ids)
  }
}

/** @returns whether the CDN took them */
async function purge(claimed: readonly ClaimedPurge[]): Promise<boolean> {
  const started = performance.now()
  const tags = [...new Set(claimed.flatMap((one) => one.tags))]
  try {
    await waitUntil(started + ANSWER_WITHIN, purgeCache({ tags }))
    return true
  } catch (error) {
    const isLate = claimed.some(({ ageSeconds }) => ageSeconds > LATE_AFTER)
    log({
      level: isLate ? 'error' : 'warn',
      job: 'purge',
      outcome: 'failed',
      attempt: Math.max(...claimed.map(({ attempts }) => attempts)),
      durationMs: Math.round(performance.now() - started),
      status: statusIn(error),
      fault: faultOf(toAppError(error)),
    })
    return false
  }
}

/** What the CDN answered; its client tells that in words alone. */
function statusIn(error: unknown): number | undefined {
  const found = error instanceof Error ? /status code: (\d{3})$/.exec(error.message) : null
  return found ? Number(found[1]) : undefined
}
