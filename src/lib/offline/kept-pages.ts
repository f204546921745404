import { localeOfPath, localizedPath } from '#lib/i18n/locales.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { LIST_PATHS, PATHS, profilePath } from '#lib/site/routes.ts'

const SINGLE: readonly string[] = [
  PATHS.home,
  PATHS.faq,
  PATHS.about,
  PATHS.contact,
  PATHS.terms,
  PATHS.privacy,
  PATHS.cookies,
  ...Object.values(LIST_PATHS),
]

/** These, and one step below them. */
const BRANCHES: readonly string[] = [PATHS.articles, PATHS.videos]

const PROFILES = PROFESSIONAL_TYPES.map((type) => profilePath(type, ''))

/**
 * Under which path a copy of a page may be kept in the browser that opened it, for when there is no network;
 * null where none may.
 *
 * Only pages that are named here, which are the same for everybody: what belongs to a person is kept out by
 * not being on the list, and a page that nobody thought of is as well. Nor is one with a query, which can carry
 * what somebody typed, and asks for what only the server has.
 */
export function keptAs(url: URL): string | null {
  const path = pagePath(url)
  return url.search === '' && isPublic(localizedPath(path, 'es')) ? path : null
}

function isPublic(bare: string): boolean {
  if (SINGLE.includes(bare) || BRANCHES.includes(bare)) return true
  const parent = bare.slice(0, bare.lastIndexOf('/'))
  return BRANCHES.includes(parent) || PROFILES.includes(`${parent}/`)
}

/** The path of a page as our links write it. */
export function pagePath({ pathname }: URL): string {
  return pathname.replace(/(?<=.)\/+$/, '')
}

/** Which page is shown instead of one that cannot be. */
export function offlinePathFor(url: URL): string {
  return localizedPath(PATHS.offline, localeOfPath(url.pathname))
}

/** Answers of functions, which a worker has no part in: data, sign-in, pictures. */
export function isFunction({ pathname }: URL): boolean {
  return /^\/(?:api(?:\/|$)|auth\/.|avatars\/)/.test(pathname)
}
