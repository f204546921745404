/** What is known about the outboxes without querying the database. Times in ms since 1970. */
export type Signs = {
  /** When something was last queued, or may have been; null when never. */
  queuedAt: number | null
  /** The last run that queried the database; null when there was none. */
  looked: Look | null
}

export type Look = {
  /** When it started. */
  at: number
  /** When the next attempt of the remaining entries is due; null when none remain. */
  nextDueAt: number | null
}

/**
 * How long after its announcement a change may still commit, in ms: the request deadline plus the interval at which a
 * process announces, with a margin for clock skew.
 */
export const MAY_COMMIT_WITHIN = 120_000

/**
 * Whether the outboxes may contain something to send. Only then may a job connect: a connection starts a suspended
 * database.
 */
export function isLookDue({ queuedAt, looked }: Signs, now: number): boolean {
  if (!looked) return true
  if (looked.nextDueAt !== null && looked.nextDueAt <= now) return true
  return queuedAt !== null && looked.at <= queuedAt + MAY_COMMIT_WITHIN
}
