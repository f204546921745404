import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { oneTimeTokens, type TokenPurpose } from '#db/schema/index.ts'
import type { UserId } from '#lib/ids.ts'

/** Voids the tokens of a person that were not used yet: those of one purpose, or all. */
export async function voidTokens(
  db: Executor,
  { userId, purpose }: { userId: UserId; purpose?: TokenPurpose },
): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        purpose && eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
      ),
    )
}

/** Keeps the hash of a token that is good for `seconds`. */
export async function insertToken(
  db: Executor,
  { seconds, ...token }: { hash: string; userId: UserId; purpose: TokenPurpose; seconds: number },
): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`
  await db.insert(oneTimeTokens).values({ ...token, expiresAt })
}

/** Whose a token is, without using it up; null when none is good under this hash and purpose. */
export async function findTokenOwner(
  db: Executor,
  { hash, purpose }: { hash: string; purpose: TokenPurpose },
): Promise<UserId | null> {
  const [token] = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(isGood(hash, purpose))
  return token?.userId ?? null
}

const isGood = (hash: string, purpose: TokenPurpose) =>
  and(
    eq(oneTimeTokens.hash, hash),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, sql`now()`),
  )

/**
 * Uses a token up: whose it is, or null when none is good under this hash and purpose. One conditional
 * update, so that of many who try at once one succeeds.
 */
export async function useUpToken(
  db: Executor,
  { hash, purpose }: { hash: string; purpose: TokenPurpose },
): Promise<UserId | null> {
  const [used] = await db
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()` })
    .where(isGood(hash, purpose))
    .returning({ userId: oneTimeTokens.userId })
  return used?.userId ?? null
}
