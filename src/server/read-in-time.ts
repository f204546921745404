import { setImmediate } from 'node:timers/promises'
import { isConnectionLost } from './database-errors.ts'
import { ANSWER_WITHIN_MS, waitUntil } from './deadline.ts'
import { toAppError } from './failure.ts'

/**
 * Runs an operation that only reads, for a page or an endpoint: it is tried once more when the connection
 * broke, because one that lay idle may have died unnoticed while the function was frozen. A write is never
 * repeated: nobody knows whether the first one happened.
 *
 * @param endsAt when to give up, in milliseconds of `performance.now()`
 * @throws AppError; UNAVAILABLE when the database does not answer in time
 */
export async function readInTime<T>(
  read: () => Promise<T>,
  endsAt = performance.now() + ANSWER_WITHIN_MS,
): Promise<T> {
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
    // Connections die together: the pool must hear of the others before it hands out one of them.
    await setImmediate()
    return read()
  }
}
