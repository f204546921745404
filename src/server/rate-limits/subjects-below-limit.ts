import type { Executor } from '#db/client.ts'
import { countHits } from '#db/queries/rate-limits.ts'
import { limitKey } from './limit-key.ts'
import { RATE_LIMITS, type RateLimitName } from './rate-limits.ts'

/** Above every count: the largest integer of the database. */
const NONE = 2 ** 31 - 1

/**
 * Counts one use of a rule for each of several subjects, in one statement.
 *
 * @returns those that are within the limit
 */
export async function subjectsBelowLimit(
  tx: Executor,
  secret: string,
  name: RateLimitName,
  subjects: readonly string[],
): Promise<ReadonlySet<string>> {
  if (subjects.length === 0) return new Set()
  const { limit, windowSeconds } = RATE_LIMITS[name]
  // In one order, so that two callers cannot wait for each other.
  const sorted = subjects.toSorted()
  const counts = await countHits(
    tx,
    // Without a limit of its own, so that one over it does not keep the next from being counted.
    sorted.map((subject) => ({
      key: limitKey(secret, name, subject),
      windowSeconds,
      limit: NONE,
    })),
  )
  return new Set(sorted.filter((_, n) => counts[n]!.hits <= limit))
}
