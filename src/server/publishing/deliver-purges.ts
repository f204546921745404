import { purgeCache } from '@netlify/functions'
import type { Database } from '#db/client.ts'
import {
  claimPurges,
  deletePurges,
  hasPurgeOlderThan,
  type ClaimedPurge,
} from '#db/queries/cache-purges.ts'
import { waitUntil } from '#server/deadline.ts'
import { faultOf, toAppError } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { canPurge, hasCdn } from './has-cdn.ts'

/** Purges per call. Netlify accepts two calls for a tag in five seconds, and refuses the third. */
const AT_ONCE = 20
/** Timeout of the CDN's API, after which it is retried later. In ms. */
const ANSWER_WITHIN = 5_000
/** Even with one more call after it, within the thirty seconds of a scheduled function. */
const BUDGET_MS = 10_000
/** A purge pending for longer raises an alarm. In seconds. */
const LATE_AFTER = 600

/**
 * Sends the due purges of `cache_purges` to the CDN. A failed purge stays in the outbox and is retried by the next call
 * until it succeeds.
 *
 * @throws database errors
 */
export async function deliverPurges(db: Database): Promise<void> {
  if (!hasCdn()) return
  if (canPurge()) await deliverAll(db)
  else if (await hasPurgeOlderThan(db, LATE_AFTER)) {
    log({ level: 'error', job: 'purge', outcome: 'not-configured' })
  }
}

async function deliverAll(db: Database): Promise<void> {
  const endsAt = performance.now() + BUDGET_MS
  while (performance.now() < endsAt) {
    const claimed = await claimPurges(db, AT_ONCE)
    // If the CDN refuses some, it would refuse the rest too.
    if (claimed.length === 0 || !(await purge(claimed))) return
    const ids = claimed.map(({ id }) => id)
    await deletePurges(db, ids)
  }
}

/** @returns whether the CDN accepted them */
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

/** The CDN's status; its client reports it only within a message. */
function statusIn(error: unknown): number | undefined {
  const found = error instanceof Error ? /status code: (\d{3})$/.exec(error.message) : null
  return found ? Number(found[1]) : undefined
}
