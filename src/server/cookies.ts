import { serialize } from 'hono/utils/cookie'
import type { StoredName } from '#lib/stored/stored.ts'

/** A cookie of ours: no other name can be sent. */
type CookieName = StoredName<'cookies'>
type SentName = CookieName | `__Host-${CookieName}`

/** `__Host-` binds a cookie to this host and to https, which a local server does not have. */
export function cookieName(siteUrl: string, name: CookieName): SentName {
  return isSecure(siteUrl) ? `__Host-${name}` : name
}

export const isSecure = (siteUrl: string) => siteUrl.startsWith('https:')

type Cookie = {
  /** As `cookieName` gives it. */
  name: SentName
  value: string
  /** In seconds; 0 deletes the cookie. */
  maxAge: number
  /** False only for cookies that scripts of our pages read. */
  httpOnly?: boolean
}

/** The `Set-Cookie` line of a cookie for the whole site, not sent with cross-site requests. */
export function cookieLine(siteUrl: string, { httpOnly = true, ...cookie }: Cookie): string {
  const { name, value, maxAge } = cookie
  const secure = isSecure(siteUrl)
  return serialize(name, value, { path: '/', sameSite: 'Lax', secure, httpOnly, maxAge })
}
