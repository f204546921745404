import { localizedPath } from '#lib/i18n/locales.ts'
import { allows, type CookieChoice } from './choice.ts'

/** First segments of the paths that analytics never sees: health, accounts, professionals' clients, administration. */
const PRIVATE =
  /^\/(?:health|profile|professional-[^/]*|admspace|admin|auth|register|forgot-password|reset-password|unsubscribe)(?:\/|$)/i

/**
 * The path under which a page view may be counted, without query, fragment or language; null where it may not: without
 * consent, and on private pages.
 */
export function trackedPath(pathname: string, choice: CookieChoice | null): string | null {
  if (!allows(choice, 'analytics')) return null
  // A server may answer any of these spellings with the same page.
  const path = localizedPath(pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, ''), 'es')
  return PRIVATE.test(decoded(path)) ? null : path
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
