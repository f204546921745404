import { decode, encode } from '@auth/core/jwt'
import * as z from 'zod/mini'
import { LONGEST_SESSION } from '#lib/accounts/session-lifetimes.ts'
import { cookieName } from '#server/cookies.ts'
import type { UserId } from '#lib/professionals/types.ts'

/** All that a session's cookie tells: whose it is, the row in `sessions`, when it began (seconds). */
export type SessionToken = { sub: UserId; sid: string; auth_time: number }

const SessionToken = z.object({ sub: z.uuid(), sid: z.uuid(), auth_time: z.int() })

export const sessionCookieName = (siteUrl: string) => cookieName(siteUrl, 'mfa-session')

type Keys = { secret: string; siteUrl: string }

/** Seals a session for its cookie, as Auth.js does (JWE). */
export function sealSession(token: SessionToken, { secret, siteUrl }: Keys): Promise<string> {
  return encode({ token, secret, salt: sessionCookieName(siteUrl), maxAge: LONGEST_SESSION })
}

/** Opens what `sealSession` or Auth.js sealed; null for anything else, whatever is wrong with it. */
export async function openSession(
  sealed: string,
  { secret, siteUrl }: Keys,
): Promise<SessionToken | null> {
  try {
    const token = await decode({ token: sealed, secret, salt: sessionCookieName(siteUrl) })
    return z.parse(SessionToken, token) as SessionToken
  } catch {
    // Forged, expired, of another purpose, or noise: in each case there is no session.
    return null
  }
}
