import { createHash, randomBytes } from 'node:crypto'
import type { Executor } from '#db/client.ts'
import { findTokenOwner, insertToken, useUpToken, voidTokens } from '#db/queries/tokens.ts'
import type { TokenPurpose } from '#db/schema/index.ts'
import { SECONDS_TO_CONFIRM } from '#lib/accounts/confirmation.ts'
import type { UserId } from '#lib/ids.ts'

const HOUR = 3_600

/** How long a token is good for, in seconds. */
export const LIFETIME = {
  'confirm-email': SECONDS_TO_CONFIRM,
  'reset-password': HOUR,
  'set-password': 72 * HOUR,
  'upload-avatar': HOUR,
} as const satisfies Record<TokenPurpose, number>

/** 32 random bytes, in 43 characters. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** SHA-256. Only this is kept, so that who reads the database cannot redeem what was mailed. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Makes a token of 43 characters (32 random bytes). Older ones of the same person and purpose are void from
 * then on.
 *
 * @param options.seconds how long it is good, if less than is usual for its purpose
 */
export async function issueToken(
  db: Executor,
  { userId, purpose }: { userId: UserId; purpose: TokenPurpose },
  { seconds = LIFETIME[purpose] }: { seconds?: number } = {},
): Promise<string> {
  const token = randomToken()
  await voidTokens(db, { userId, purpose })
  await insertToken(db, { hash: hashOf(token), userId, purpose, seconds })
  return token
}

/** Whose a token is, as `redeemToken` tells it; it stays good. */
export function ownerOfToken(
  db: Executor,
  { token, purpose }: { token: string; purpose: TokenPurpose },
): Promise<UserId | null> {
  return findTokenOwner(db, { hash: hashOf(token), purpose })
}

/**
 * Redeems a token: whose it is, or null when it is unknown, used, too old or for another purpose. Of many
 * who try at once one succeeds.
 */
export function redeemToken(
  db: Executor,
  { token, purpose }: { token: string; purpose: TokenPurpose },
): Promise<UserId | null> {
  return useUpToken(db, { hash: hashOf(token), purpose })
}
