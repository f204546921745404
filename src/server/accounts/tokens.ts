import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { oneTimeTokens, type TokenPurpose } from '#db/schema/index.ts'
import type { UserId } from '#lib/professionals/types.ts'

const HOUR = 3_600

/** How long a token is good for, in seconds. */
const LIFETIME = {
  'confirm-email': 24 * HOUR,
  'reset-password': HOUR,
  'set-password': 72 * HOUR,
  'upload-avatar': HOUR,
} as const satisfies Record<TokenPurpose, number>

/** Only this is kept, so that who reads the database cannot redeem what was mailed. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Makes a token of 43 characters (32 random bytes). Older ones of the same person and purpose are void from
 * then on.
 *
 * @param token a text of the same form that the caller has derived, instead of a random one
 */
export async function issueToken(
  db: Executor,
  { userId, purpose }: { userId: UserId; purpose: TokenPurpose },
  token = randomBytes(32).toString('base64url'),
): Promise<string> {
  await db
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
      ),
    )
  await db.insert(oneTimeTokens).values({
    hash: hashOf(token),
    userId,
    purpose,
    expiresAt: sql`now() + make_interval(secs => ${LIFETIME[purpose]})`,
  })
  return token
}

/**
 * Redeems a token: whose it is, or null when it is unknown, used, too old or for another purpose. One
 * conditional update, so that of many who try at once one succeeds.
 */
export async function redeemToken(
  db: Executor,
  { token, purpose }: { token: string; purpose: TokenPurpose },
): Promise<UserId | null> {
  const [redeemed] = await db
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(oneTimeTokens.hash, hashOf(token)),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: oneTimeTokens.userId })
  return redeemed?.userId ?? null
}
