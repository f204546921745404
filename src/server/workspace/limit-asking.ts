import type { Executor } from '#db/client.ts'
import { inSavepoint } from '#db/savepoint.ts'
import type { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/ids.ts'
import { rateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { refusalOf } from '#server/refusal-of.ts'

/** A professional, and the clients whom they send something. */
type Asking = { userId: UserId; clients: readonly UserId[] }

/**
 * Counts a questionnaire or a reminder against the limits of its sender and of each client's mailbox: all of them, or none,
 * so that one client with too many leaves the others to their professionals.
 *
 * @returns RATE_LIMITED beyond a limit, for the caller to return
 */
export function limitAsking(
  tx: Executor,
  secret: string,
  { userId, clients }: Asking,
): Promise<AppError | null> {
  const count = () =>
    rateLimiter(tx, secret)(
      'questionnaire',
      userId,
      // In one order, so that two senders cannot wait for each other.
      ...clients.toSorted().map((client) => ['questionnaireReceived', client] as const),
    )
  return refusalOf(() => (clients.length > 1 ? inSavepoint(tx, count) : count()))
}
