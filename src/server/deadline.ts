import { unavailable } from './database-errors.ts'

/**
 * The response is sent within this time, whatever the database does; waiting for a connection and for a query add up.
 */
export const ANSWER_WITHIN_MS = 2_700
let answerWithin = ANSWER_WITHIN_MS

/** When a response that begins now is sent at the latest, in milliseconds of `performance.now()`. */
export const endOfAnswer = (): number => performance.now() + answerWithin

/** Changes that time: for tests of anything else, which a busy machine must not fail. */
export function answerWithinMs(ms = ANSWER_WITHIN_MS): void {
  answerWithin = ms
}

/**
 * Waits for `work` until `endsAt` (milliseconds of `performance.now()`), then throws UNAVAILABLE.
 *
 * The work itself is not cancelled: the driver's timeouts end it soon after. A write may thus still commit after its
 * caller was told to retry, so a write that must not happen twice needs an idempotency key.
 */
export async function waitUntil<T>(endsAt: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const left = Math.max(0, endsAt - performance.now())
    timer = setTimeout(() => reject(unavailable('no answer in time')), left)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
