import { localeOfPath, localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'

/** A dummy base URL; only its origin is compared. */
const HERE = 'https://here.invalid'

/**
 * Where to go after signing in: `next` when it is a path of this site other than the sign-in page; otherwise the
 * fallback. Prevents open redirects, which would send people who have just signed in to a phishing copy of this site.
 *
 * @param wanted the `next` of the query, untrusted
 * @example returnPath('/profile?tab=photo', '/') // '/profile?tab=photo'
 * @example returnPath('//evil.example', '/') // '/'
 */
export function returnPath(wanted: string | null | undefined, fallback: string): string {
  // Browsers read a backslash as a slash, and skip tabs and line breaks.
  if (!wanted || !wanted.startsWith('/') || /[\\\p{Cc}]/u.test(wanted)) return fallback
  if (!URL.canParse(wanted, HERE)) return fallback
  const url = new URL(wanted, HERE)
  // `/..//evil.example` is on this origin, but resolves to `//evil.example`.
  if (url.origin !== HERE || url.pathname.startsWith('//')) return fallback
  if (/^(\/en)?\/(auth|register)(\/|$)/.test(url.pathname)) return fallback
  return url.pathname + url.search + url.hash
}

/** Where signing in leads: `next` in the current language of the sign-in page; otherwise home. */
export function signInTarget(next: string | null, locale: Locale): string {
  const home = localizedPath(PATHS.home, locale)
  const own = returnPath(next, home)
  // `/en//evil.example` is a path of this site, but without its language prefix it is not.
  return returnPath(localizedPath(own, locale), home)
}

/**
 * The sign-in page, and from there back.
 *
 * @param here path and query of a page of this site; its language is the one of the sign-in page too
 * @example signInPath('/en/health?tab=data') // '/en/auth?mode=login&next=%2Fen%2Fhealth%3Ftab%3Ddata'
 */
export const signInPath = (here: string): string => andBack(PATHS.signIn, here)

/** The same with the form that creates an account. */
export const signUpPath = (here: string): string => andBack(PATHS.signUp, here)

const andBack = (page: string, here: string) =>
  `${localizedPath(page, localeOfPath(here))}&next=${encodeURIComponent(here)}`
