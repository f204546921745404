import type { Database, Executor } from '#db/client.ts'
import { AppError } from '#lib/http/errors.ts'

/**
 * The transaction of an operation that creates something: what it resolves with is the answer. Of two calls with one
 * `Idempotency-Key`, the second waits for the first and does not run the work. An `AppError` that the work returns is
 * thrown when the transaction has ended, so that what the work counted is kept.
 */
export type Once = <T>(work: (tx: Executor) => Promise<T | AppError>) => Promise<T>

/** For a call without a key: runs the work whatever was done before. */
export const always =
  (db: Database): Once =>
  async (work) => {
    const result = await db.transaction(work)
    if (result instanceof AppError) throw result
    return result
  }
