import type { Database, Transaction } from '#db/client.ts'
import { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/ids.ts'

/**
 * The transaction of a create operation: the value it resolves with is the response. Of two calls with the same
 * `Idempotency-Key`, the second waits for the first and does not run the work. An `AppError` that the work returns is
 * thrown after the commit, so that rate limit counts are kept.
 *
 * @param as the user as whom the transaction begins
 */
export type Once = <T>(work: (tx: Transaction) => Promise<T | AppError>, as?: UserId) => Promise<T>

/** For a call without a key: always runs the work. */
export const always =
  (db: Database): Once =>
  async (work, as) => {
    const result = await db.transaction(work, as)
    if (result instanceof AppError) throw result
    return result
  }
