import { createHash, randomBytes } from 'node:crypto'
import type { Executor } from '#db/client.ts'
import {
  findNewAddress,
  findTokenOwner,
  insertToken,
  useUpToken,
  voidTokens,
} from '#db/queries/tokens.ts'
import type { TokenPurpose } from '#db/schema/index.ts'
import { SECONDS_TO_CONFIRM } from '#lib/accounts/confirmation.ts'
import type { UserId } from '#lib/ids.ts'

const HOUR = 3_600

/** Lifetime of a token, in seconds. */
export const LIFETIME = {
  'confirm-email': SECONDS_TO_CONFIRM,
  'reset-password': HOUR,
  'set-password': 72 * HOUR,
  'upload-avatar': HOUR,
  'change-email': 24 * HOUR,
} as const satisfies Record<TokenPurpose, number>

/** 32 random bytes, in 43 characters. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** SHA-256. Only the hash is stored, so a reader of the database cannot redeem mailed tokens. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Issues a token of 43 characters (32 random bytes). Voids older ones of the same user and purpose.
 *
 * @param email the new address that it is mailed to, for `change-email` alone
 * @param options.seconds its lifetime, if shorter than usual for its purpose
 */
export async function issueToken(
  db: Executor,
  { userId, purpose, email }: { userId: UserId; purpose: TokenPurpose; email?: string },
  { seconds = LIFETIME[purpose] }: { seconds?: number } = {},
): Promise<string> {
  const token = randomToken()
  await voidTokens(db, { userId, purpose })
  await insertToken(db, { hash: hashOf(token), userId, purpose, email, seconds })
  return token
}

/** The owner of a token, as `redeemToken` returns it, without consuming it. */
export function ownerOfToken(
  db: Executor,
  { token, purpose }: { token: string; purpose: TokenPurpose },
): Promise<UserId | null> {
  return findTokenOwner(db, { hash: hashOf(token), purpose })
}

/**
 * Consumes a token and returns its owner; null when it is unknown, used, expired or for another purpose. Of concurrent
 * calls one succeeds.
 */
export function redeemToken(
  db: Executor,
  { token, purpose }: { token: string; purpose: TokenPurpose },
): Promise<UserId | null> {
  return useUpToken(db, { hash: hashOf(token), purpose })
}

/** The account and the new address of a link that changes it, without consuming the token; null when it is not valid. */
export function newAddressOf(
  db: Executor,
  token: string,
): Promise<{ userId: UserId; email: string } | null> {
  return findNewAddress(db, hashOf(token))
}
