import { articlePath } from '#lib/articles/paths.ts'
import { localeOfPath, localizedPath } from '#lib/i18n/locales.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { LIST_PATHS, PATHS, profilePath } from '#lib/site/routes.ts'

const SINGLE: readonly string[] = [
  PATHS.home,
  PATHS.articles,
  PATHS.faq,
  PATHS.reviews,
  PATHS.about,
  PATHS.terms,
  PATHS.privacy,
  PATHS.cookies,
  PATHS.accessibility,
  ...Object.values(LIST_PATHS),
]

/** These, and one step below them. */
const BRANCHES: readonly string[] = [PATHS.videos]

/** What is one step below these. */
const PARENTS = [
  articlePath(''),
  ...PROFESSIONAL_TYPES.map((type) => profilePath(type, '')),
  ...Object.values(LIST_PATHS).flatMap((list) => [`${list}/in/`, `${list}/for/`]),
]

/**
 * The path under which a page may be cached in the browser for offline use; null when it may not.
 *
 * An allowlist of pages that are the same for everybody: personal pages are excluded by not being listed, and so are
 * new ones. URLs with a query are excluded: it may contain typed text, and needs the server.
 */
export function storedAs(url: URL): string | null {
  const path = pagePath(url)
  return url.search === '' && isPublic(localizedPath(path, 'es')) ? path : null
}

function isPublic(bare: string): boolean {
  if (SINGLE.includes(bare) || BRANCHES.includes(bare)) return true
  const parent = bare.slice(0, bare.lastIndexOf('/'))
  return BRANCHES.includes(parent) || PARENTS.includes(`${parent}/`)
}

/** The path of a page as our links write it. */
export function pagePath({ pathname }: URL): string {
  return pathname.replace(/(?<=.)\/+$/, '')
}

/** The offline fallback of a page. */
export function offlinePathFor(url: URL): string {
  return localizedPath(PATHS.offline, localeOfPath(url.pathname))
}

/** Responses of functions (data, sign-in, pictures), which the worker does not handle. */
export function isFunction({ pathname }: URL): boolean {
  return /^\/(?:api(?:\/|$)|auth\/.|avatars\/|share\/)/.test(pathname)
}
