import { SECONDS_TO_CONFIRM } from '#lib/accounts/confirmation.ts'
import type { Caller } from '#server/caller.ts'
import { cookieLine, cookieName } from '#server/cookies.ts'
import { hashOf } from '#server/tokens/tokens.ts'

const nameOf = (siteUrl: string) => cookieName(siteUrl, 'mfa-sign-up')

/** Marks the browser that signed up by a cookie, so the mailed link needs no password there. */
export function rememberSignUp(caller: Caller, siteUrl: string, token: string): void {
  const cookie = { name: nameOf(siteUrl), value: token, maxAge: SECONDS_TO_CONFIRM }
  caller.setCookie(cookieLine(siteUrl, cookie))
}

/** Clears that cookie. */
export function forgetSignUp(caller: Caller, siteUrl: string): void {
  caller.setCookie(cookieLine(siteUrl, { name: nameOf(siteUrl), value: '', maxAge: 0 }))
}

/** The hash of the request's sign-up cookie, as stored with the sign-up; null without one. */
export function signUpBrowserOf({ cookies }: Caller, siteUrl: string): string | null {
  const token = cookies[nameOf(siteUrl)]
  return token ? hashOf(token) : null
}
