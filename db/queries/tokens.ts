import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { oneTimeTokens, type TokenPurpose } from '#db/schema/index.ts'
import type { UserId } from '#lib/ids.ts'

/** Voids the unused tokens of one user or several: those of one purpose, or all. */
export async function voidTokens(
  db: Executor,
  { userId, purpose }: { userId: UserId | readonly UserId[]; purpose?: TokenPurpose },
): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        inArray(oneTimeTokens.userId, [userId].flat()),
        purpose && eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
      ),
    )
}

type NewToken = {
  hash: string
  userId: UserId
  purpose: TokenPurpose
  /** The new address that it was mailed to, for its purpose alone. */
  email?: string | undefined
  seconds: number
}

/** Inserts the hash of a token that is valid for `seconds`. */
export async function insertToken(db: Executor, { seconds, ...token }: NewToken): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`
  await db.insert(oneTimeTokens).values({ ...token, expiresAt })
}

/** Whether one of several users has an unused token of a purpose that is valid for `seconds` more. */
export async function hasToken(
  db: Executor,
  { users, purpose, seconds }: { users: readonly UserId[]; purpose: TokenPurpose; seconds: number },
): Promise<boolean> {
  if (users.length === 0) return false
  const rows = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(
      and(
        inArray(oneTimeTokens.userId, [...users]),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, sql`now() + make_interval(secs => ${seconds})`),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The owner of a token, without consuming it; null when none with this hash and purpose is valid. */
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

/** The account and the address that a link mailed to it is for, without consuming it; null when none is valid. */
export async function findNewAddress(
  db: Executor,
  hash: string,
): Promise<{ userId: UserId; email: string } | null> {
  const [token] = await db
    .select({ userId: oneTimeTokens.userId, email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .where(isGood(hash, 'change-email'))
  return token?.email ? { userId: token.userId, email: token.email } : null
}

const isGood = (hash: string, purpose: TokenPurpose) =>
  and(
    eq(oneTimeTokens.hash, hash),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, sql`now()`),
  )

/**
 * Consumes a token and returns its owner; null when none with this hash and purpose is valid. One conditional update,
 * so of concurrent calls one succeeds.
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
