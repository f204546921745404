import * as z from 'zod/mini'
import { accountKind } from '#lib/accounts/account-kind.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { SESSION_HINT } from '#lib/accounts/session-hint.ts'
import { LONGEST_SESSION } from '#lib/accounts/session-lifetimes.ts'
import { SessionId, UserId } from '#lib/ids.ts'
import { cookieLine, cookieName } from '#server/cookies.ts'

/** The whole content of a session cookie: user, row in `sessions`, start (seconds). */
const SessionToken = z.object({ sub: UserId, sid: SessionId, auth_time: z.int() })
export type SessionToken = z.infer<typeof SessionToken>

export const sessionCookieName = (siteUrl: string) => cookieName(siteUrl, 'mfa-session')

type Keys = { secret: string; siteUrl: string }

/** Loaded lazily: public endpoints read no cookie. */
const cipher = () => import('@auth/core/jwt')

/** Encrypts a session for its cookie, as Auth.js does (JWE). */
export async function sealSession(token: SessionToken, { secret, siteUrl }: Keys): Promise<string> {
  const { encode } = await cipher()
  return encode({ token, secret, salt: sessionCookieName(siteUrl), maxAge: LONGEST_SESSION })
}

/** The `Set-Cookie` lines of a session begun without Auth.js, the same as those of a sign-in. */
export async function sessionCookies(
  token: SessionToken,
  role: Role,
  keys: Keys,
): Promise<string[]> {
  const { siteUrl } = keys
  const value = await sealSession(token, keys)
  const name = sessionCookieName(siteUrl)
  return [cookieLine(siteUrl, { name, value, maxAge: LONGEST_SESSION }), hintCookie(siteUrl, role)]
}

/** Readable by scripts: which header and foot a page shows before it has asked. Grants nothing. */
export const hintCookie = (siteUrl: string, role: Role): string =>
  cookieLine(siteUrl, {
    name: SESSION_HINT,
    value: accountKind(role),
    maxAge: LONGEST_SESSION,
    httpOnly: false,
  })

/** Decrypts a session cookie of `sealSession` or Auth.js; null for anything invalid. */
export async function openSession(
  sealed: string,
  { secret, siteUrl }: Keys,
): Promise<SessionToken | null> {
  const { decode } = await cipher()
  try {
    const token = await decode({ token: sealed, secret, salt: sessionCookieName(siteUrl) })
    return z.parse(SessionToken, token)
  } catch {
    // Forged, expired, of another purpose, or garbage: there is no session.
    return null
  }
}
