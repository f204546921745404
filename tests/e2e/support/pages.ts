import { articlePath } from '#lib/articles/paths.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { cityPath, specialtyPath } from '#lib/landing/paths.ts'
import { LIST_PATHS, PATHS, videoPath } from '#lib/site/routes.ts'
import { TOOLS, toolPath } from '#lib/tools/tools.ts'
import { aProfilePath, aVideoPath, type Requests } from './api.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

export type SitePage = {
  name: string
  status: 200 | 404
  noindex?: true
  /** Without locale. A profile is looked up, because its path contains an id; an article has a slug in each language. */
  path: (request: Requests, locale: Locale) => Promise<string>
}

/** One with a figure, a table of contents and sources. */
export const AN_ARTICLE = {
  es: 'dolor-de-rodilla-al-bajar',
  en: 'knee-pain-going-downhill',
} as const satisfies Record<Locale, string>

const at = (path: string) => () => Promise.resolve(path)

/** One page of every kind of the site. */
export const PAGES: SitePage[] = [
  { name: 'home', status: 200, path: at(PATHS.home) },
  { name: 'faq', status: 200, path: at(PATHS.faq) },
  { name: 'reviews and ranking', status: 200, path: at(PATHS.reviews) },
  { name: 'about', status: 200, path: at(PATHS.about) },
  { name: 'privacy', status: 200, path: at(PATHS.privacy) },
  { name: 'cookies', status: 200, path: at(PATHS.cookies) },
  { name: 'contact', status: 200, path: at(PATHS.contact) },
  { name: 'newsletter', status: 200, path: at(PATHS.newsletter) },
  { name: 'auth', status: 200, path: at(PATHS.auth) },
  { name: 'articles', status: 200, path: at(PATHS.articles) },
  {
    name: 'article',
    status: 200,
    path: (_request, locale) => Promise.resolve(articlePath(AN_ARTICLE[locale])),
  },
  { name: 'no such article', status: 404, path: at(articlePath('nada')) },
  { name: 'tools', status: 200, path: at(PATHS.tools) },
  { name: 'video library', status: 200, path: at(PATHS.videos) },
  { name: 'video', status: 200, path: aVideoPath },
  { name: 'no such video', status: 404, path: at(videoPath(NOBODY)) },
  { name: 'health', status: 200, path: at(PATHS.health), noindex: true },
  {
    name: "the finder's second step",
    status: 200,
    path: at(`${PATHS.find}?professional=trainer&type=in-person&country=ES&step=city`),
    noindex: true,
  },
  { name: 'search', status: 200, path: at(`${PATHS.search}?q=valencia`), noindex: true },
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
  {
    name: 'city of physiotherapists',
    status: 200,
    path: at(cityPath('physiotherapist', 'es-madrid')),
  },
  {
    name: 'speciality of trainers',
    status: 200,
    path: at(specialtyPath('trainer', 'strength')),
  },
  { name: 'no such city', status: 404, path: at(cityPath('trainer', 'es-sueca')) },
  { name: 'not found', status: 404, path: at('/nowhere') },
]

/** Pages that redirect visitors to sign-in. They are not indexed. */
export const GUARDED_PATHS = [
  PATHS.profile,
  PATHS.profileData,
  PATHS.profileSecurity,
  PATHS.profilePrivacy,
  PATHS.clients,
  PATHS.dashboard,
  PATHS.admin,
  PATHS.adminVideos,
]

/** The pages that search engines may index. */
export const FOUND_PAGES = PAGES.filter(({ status, noindex }) => status === 200 && !noindex)

/** The browser's console message for a 404 page. */
export const SAYS_404 = /status of 404/
