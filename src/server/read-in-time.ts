import { setImmediate } from 'node:timers/promises'
import { isConnectionLost } from './database-errors.ts'
import { endOfAnswer, waitUntil } from './deadline.ts'
import { toAppError } from './failure.ts'

/**
 * Runs a read-only operation for a page or an endpoint, and retries it once when the connection broke: an idle
 * connection may have been closed unnoticed while the function was frozen. A write is never retried: the first may have
 * committed.
 *
 * @param endsAt deadline, in milliseconds of `performance.now()`
 * @throws AppError; UNAVAILABLE when the database does not answer in time
 */
export async function readInTime<T>(read: () => Promise<T>, endsAt = endOfAnswer()): Promise<T> {
  try {
    return await waitUntil(endsAt, twiceIfLost(read))
  } catch (error) {
    throw toAppError(error)
  }
}

async function twiceIfLost<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    // Connections break together: let the pool's other close events run before it hands out one of them.
    await setImmediate()
    return read()
  }
}
