import { and, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { idempotentAnswers } from '#db/schema/index.ts'

/** How long a repetition gets the first answer. */
const KEPT_HOURS = 24

const IS_OVER = sql`${idempotentAnswers.expiresAt} <= now() or ${idempotentAnswers.answer} is null`

/** The sealed answer to a call, and what had been sent. */
export async function findIdempotentAnswer(db: Executor, key: string) {
  const [row] = await db
    .select({ request: idempotentAnswers.request, answer: idempotentAnswers.answer })
    .from(idempotentAnswers)
    .where(and(eq(idempotentAnswers.key, key), gt(idempotentAnswers.expiresAt, sql`now()`)))
  return row
}

/**
 * Claims a key for the call that this transaction answers. Another one with the same key waits here for its end.
 *
 * @returns false when the key has its answer already
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

/** Keeps the answer with the change that it tells about. */
export async function keepIdempotentAnswer(
  tx: Executor,
  { key, answer }: { key: string; answer: string },
): Promise<void> {
  await tx.update(idempotentAnswers).set({ answer }).where(eq(idempotentAnswers.key, key))
}
