import { parse } from 'hono/utils/cookie'
import { SESSION_HINT } from '#lib/accounts/session-hint.ts'
import { cookieLine, cookieName, isSecure } from '#server/cookies.ts'
import { sessionCookieName } from '#server/sessions/session-cookie.ts'

/** The cookies of Auth.js under our names. */
export function authCookies(siteUrl: string) {
  const secure = isSecure(siteUrl)
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const
  const named = (name: 'mfa-csrf' | 'mfa-callback') => ({
    name: cookieName(siteUrl, name),
    options,
  })
  return {
    sessionToken: { name: sessionCookieName(siteUrl), options },
    csrfToken: named('mfa-csrf'),
    callbackUrl: named('mfa-callback'),
  }
}

/** The request's cookies, reduced to those of Auth.js. */
export function cookiesForAuth(request: Request, siteUrl: string): string {
  const given = parse(request.headers.get('cookie') ?? '')
  const { sessionToken, csrfToken } = authCookies(siteUrl)
  return [sessionToken.name, csrfToken.name]
    .filter((name) => given[name] !== undefined)
    .map((name) => `${name}=${encodeURIComponent(given[name]!)}`)
    .join('; ')
}

/** Clears the cookies of an ended session. */
export function clearedCookies(siteUrl: string): string[] {
  return [
    cookieLine(siteUrl, { name: sessionCookieName(siteUrl), value: '', maxAge: 0 }),
    cookieLine(siteUrl, { name: SESSION_HINT, value: '', maxAge: 0, httpOnly: false }),
  ]
}
