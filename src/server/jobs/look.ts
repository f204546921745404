/** What is known, outside the database, about the outboxes. Times in ms since 1970. */
export type Signs = {
  /** When something was last queued, or may have been; null when never. */
  queuedAt: number | null
  /** The last look into the database; null when there was none. */
  looked: Look | null
}

export type Look = {
  /** When it began. */
  at: number
  /** When the next attempt of what it left behind is due; null when it left nothing. */
  nextDueAt: number | null
}

/**
 * For how long after it was announced a change may still commit: the time of an answer and the interval at which a
 * process announces, with room for clocks that differ between machines. In ms.
 */
export const MAY_COMMIT_WITHIN = 120_000

/** Whether the outboxes may hold something to send. Only then is the database worth waking. */
export function isLookDue({ queuedAt, looked }: Signs, now: number): boolean {
  if (!looked) return true
  if (looked.nextDueAt !== null && looked.nextDueAt <= now) return true
  return queuedAt !== null && looked.at <= queuedAt + MAY_COMMIT_WITHIN
}
