import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import { SESSION_HINT } from '#lib/accounts/session-hint.ts'
import type { UserId } from '#lib/professionals/types.ts'
import { sessionCookieName } from '#server/accounts/session-cookie.ts'
import { cookieLine, cookieName, isSecure } from '#server/cookies.ts'
import { derivedKey } from '#server/derived-key.ts'

const YEAR = 365 * 86_400

/** The cookies of Auth.js under our names. */
export function authCookies(siteUrl: string) {
  const secure = isSecure(siteUrl)
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const
  const named = (name: string) => ({ name: cookieName(siteUrl, name), options })
  return {
    sessionToken: { name: sessionCookieName(siteUrl), options },
    csrfToken: named('mfa-csrf'),
    callbackUrl: named('mfa-callback'),
  }
}

/** Of the request's cookies, those that Auth.js may see. */
export function cookiesForAuth(request: Request, siteUrl: string): string {
  const given = parse(request.headers.get('cookie') ?? '')
  const { sessionToken, csrfToken } = authCookies(siteUrl)
  return [sessionToken.name, csrfToken.name]
    .filter((name) => given[name] !== undefined)
    .map((name) => `${name}=${encodeURIComponent(given[name]!)}`)
    .join('; ')
}

/** Takes away what is left in a browser of a session that is over. */
export function clearedCookies(siteUrl: string): string[] {
  return [
    cookieLine(siteUrl, { name: sessionCookieName(siteUrl), value: '', maxAge: 0 }),
    cookieLine(siteUrl, { name: SESSION_HINT, value: '', maxAge: 0, httpOnly: false }),
  ]
}

const deviceName = (siteUrl: string) => cookieName(siteUrl, 'mfa-device')

function deviceMark(secret: string, userId: UserId): string {
  return createHmac('sha256', derivedKey(secret, 'known-device')).update(userId).digest('base64url')
}

/** Stays after the sign-out: this browser has known the password before. It lets nobody in. */
export function deviceCookie(
  { siteUrl, secret }: { siteUrl: string; secret: string },
  userId: UserId,
): string {
  const value = deviceMark(secret, userId)
  return cookieLine(siteUrl, { name: deviceName(siteUrl), value, maxAge: YEAR })
}

/** Whether the user has signed in on this browser before. */
export function isKnownDevice(
  request: Request,
  { siteUrl, secret }: { siteUrl: string; secret: string },
  userId: UserId,
): boolean {
  const name = deviceName(siteUrl)
  const given = Buffer.from(parse(request.headers.get('cookie') ?? '', name)[name] ?? '')
  const expected = Buffer.from(deviceMark(secret, userId))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
