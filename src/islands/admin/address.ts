import { hrefWith, idOf, oneOf, text, type AddressValues } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import type { ArticleId } from '#lib/ids.ts'
import { PATHS } from '#lib/site/routes.ts'
import { AREAS, type Area } from './areas.ts'
import { RANGES } from './metrics/ranges.ts'

export const REVIEW_VIEWS = ['queue', 'decided', 'appeals'] as const
const ARTICLE_SOURCES = ['rows', 'files'] as const

/** What the address of the admin area says. What is searched for, which may be a name, is not in it. */
export const ADMIN = {
  tab: oneOf(AREAS, AREAS[0]),
  /** What is open beside a table or in its place: its id, or `new`. */
  article: idOf<ArticleId>(),
  edition: text,
  message: text,
  professional: text,
  user: text,
  verification: text,
  video: text,
  /** The row after or before which the page of a table lies. */
  after: text,
  before: text,
  /** The order and the filters of a table, as its call has them, whose schema checks them. */
  sort: text,
  dir: text,
  account: text,
  active: text,
  from: text,
  kind: text,
  locale: text,
  objective: text,
  outcome: text,
  profession: text,
  public: text,
  role: text,
  section: text,
  since: text,
  state: text,
  tag: text,
  to: text,
  until: text,
  verified: text,
  range: oneOf(RANGES, '12'),
  source: oneOf(ARTICLE_SOURCES),
  view: oneOf(REVIEW_VIEWS, 'queue'),
}
export type AdminParameter = keyof typeof ADMIN

/** The address of an area: videos have a page of their own. */
export function areaPath(area: Area, locale: Locale): string {
  if (area === 'videos') return localizedPath(PATHS.adminVideos, locale)
  return `${localizedPath(PATHS.admin, locale)}?tab=${area}`
}

export type AdminChanges = AddressValues<typeof ADMIN>

/** Goes to where the page is, with other values for some parameters. */
export const goWith = (changes: AdminChanges): void => go(hrefWith(ADMIN, changes))
