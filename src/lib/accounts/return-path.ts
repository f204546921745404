/** No page of ours is there; only its origin is compared. */
const HERE = 'https://here.invalid'

/**
 * Where to go after signing in: what a link asked for when it is a path of this site, and not the sign-in
 * page itself; otherwise the fallback. Guards against links that send people, just signed in, to a copy of
 * this site elsewhere.
 *
 * @param wanted the `next` of the query, as anybody may have written it
 * @example returnPath('/profile?tab=photo', '/') // '/profile?tab=photo'
 * @example returnPath('//evil.example', '/') // '/'
 */
export function returnPath(wanted: string | null | undefined, fallback: string): string {
  // Browsers read a backslash as a slash, and skip tabs and line breaks.
  if (!wanted || !wanted.startsWith('/') || /[\\\p{Cc}]/u.test(wanted)) return fallback
  if (!URL.canParse(wanted, HERE)) return fallback
  const url = new URL(wanted, HERE)
  // `/..//evil.example` is on this origin, and becomes `//evil.example` once it is resolved.
  if (url.origin !== HERE || url.pathname.startsWith('//')) return fallback
  if (/^(\/en)?\/(auth|register)(\/|$)/.test(url.pathname)) return fallback
  return url.pathname + url.search + url.hash
}
