import { and, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { idempotentAnswers } from '#db/schema/index.ts'

/** How long a retry gets the stored response. */
const KEPT_HOURS = 24

const IS_OVER = sql`${idempotentAnswers.expiresAt} <= now() or ${idempotentAnswers.answer} is null`

/** The sealed response of a call, and the hash of its input. */
export async function findIdempotentAnswer(db: Executor, key: string) {
  const [row] = await db
    .select({ request: idempotentAnswers.request, answer: idempotentAnswers.answer })
    .from(idempotentAnswers)
    .where(and(eq(idempotentAnswers.key, key), gt(idempotentAnswers.expiresAt, sql`now()`)))
  return row
}

/**
 * Claims a key for the call in this transaction. A concurrent call with the same key blocks here until it ends.
 *
 * @returns false when the key already has a response
 */
export async function claimIdempotentAnswer(
  tx: Executor,
  { key, request }: { key: string; request: string },
): Promise<boolean> {
  const row = {
    request,
    answer: null,
    expiresAt: sql`now() + make_interval(hours => ${KEPT_HOURS})`,
  }
  const claimed = await tx
    .insert(idempotentAnswers)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: idempotentAnswers.key, set: row, setWhere: IS_OVER })
    .returning({ key: idempotentAnswers.key })
  return claimed.length > 0
}

/** Stores the response, in the transaction of the change that it reports. */
export async function keepIdempotentAnswer(
  tx: Executor,
  { key, answer }: { key: string; answer: string },
): Promise<void> {
  await tx.update(idempotentAnswers).set({ answer }).where(eq(idempotentAnswers.key, key))
}
