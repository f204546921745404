import { serialize } from 'hono/utils/cookie'

/** `__Host-` ties a cookie to this host and to https, which a developer's machine does not have. */
export function cookieName(siteUrl: string, name: string): string {
  return `${isSecure(siteUrl) ? '__Host-' : ''}${name}`
}

export const isSecure = (siteUrl: string) => siteUrl.startsWith('https:')

type Cookie = {
  /** As `cookieName` gives it. */
  name: string
  value: string
  /** In seconds; 0 takes the cookie away. */
  maxAge: number
  /** False only for what scripts of our pages read. */
  httpOnly?: boolean
}

/** The `Set-Cookie` line of a cookie for the whole site that requests of other sites do not carry. */
export function cookieLine(siteUrl: string, { httpOnly = true, ...cookie }: Cookie): string {
  const { name, value, maxAge } = cookie
  const secure = isSecure(siteUrl)
  return serialize(name, value, { path: '/', sameSite: 'Lax', secure, httpOnly, maxAge })
}
