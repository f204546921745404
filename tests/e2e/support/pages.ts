import type { APIRequestContext } from '@playwright/test'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { LIST_PATHS, PATHS } from '#lib/site/routes.ts'
import { TOOLS, toolPath } from '#lib/tools/tools.ts'
import { aProfilePath } from './api.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

type SitePage = {
  name: string
  status: 200 | 404
  /** Without locale. A profile is looked up, because its path contains an id. */
  path: (request: APIRequestContext) => Promise<string>
}

const at = (path: string) => () => Promise.resolve(path)

/** One page of every kind of the site. */
export const PAGES: SitePage[] = [
  { name: 'home', status: 200, path: at(PATHS.home) },
  { name: 'faq', status: 200, path: at(PATHS.faq) },
  { name: 'reviews and ranking', status: 200, path: at(PATHS.reviews) },
  { name: 'contact', status: 200, path: at(PATHS.contact) },
  { name: 'newsletter', status: 200, path: at(PATHS.newsletter) },
  { name: 'auth', status: 200, path: at(PATHS.auth) },
  { name: 'tools', status: 200, path: at(PATHS.tools) },
  ...TOOLS.map((slug): SitePage => ({
    name: `tool ${slug}`,
    status: 200,
    path: at(toolPath(slug)),
  })),
  ...PROFESSIONAL_TYPES.flatMap((type): SitePage[] => [
    { name: LIST_PATHS[type].slice(1), status: 200, path: at(LIST_PATHS[type]) },
    { name: type, status: 200, path: (request) => aProfilePath(request, type) },
    { name: `no such ${type}`, status: 404, path: at(`/${type}/${NOBODY}`) },
  ]),
  { name: 'not found', status: 404, path: at('/nowhere') },
]

/** Pages that redirect visitors to sign-in. They are not indexed. */
export const GUARDED_PATHS = [PATHS.profile]

/** The pages that search engines may index. */
export const FOUND_PAGES = PAGES.filter(({ status }) => status === 200)

/** The browser's console message for a 404 page. */
export const SAYS_404 = /status of 404/
