import { SECONDS_TO_CONFIRM } from '#lib/accounts/confirmation.ts'
import type { Caller } from '#server/caller.ts'
import { cookieLine, cookieName } from '#server/cookies.ts'
import { hashOf } from '#server/tokens/tokens.ts'

const nameOf = (siteUrl: string) => cookieName(siteUrl, 'mfa-sign-up')

/** Marks the browser that signed up, so that the mailed link needs no password there. */
export function rememberSignUp(caller: Caller, siteUrl: string, token: string): void {
  const cookie = { name: nameOf(siteUrl), value: token, maxAge: SECONDS_TO_CONFIRM }
  caller.setCookie(cookieLine(siteUrl, cookie))
}

/** Takes the mark away. */
export function forgetSignUp(caller: Caller, siteUrl: string): void {
  caller.setCookie(cookieLine(siteUrl, { name: nameOf(siteUrl), value: '', maxAge: 0 }))
}

/** The hash by which a sign-up knows its browser, of the request's cookie; null when it has none. */
export function signUpBrowserOf({ cookies }: Caller, siteUrl: string): string | null {
  const token = cookies[nameOf(siteUrl)]
  return token ? hashOf(token) : null
}
