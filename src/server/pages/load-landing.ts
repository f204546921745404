import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { typeOfList } from '#lib/site/routes.ts'
import { localeFromParam } from '#lib/site/static-paths.ts'
import { dependencies } from '#server/composition.ts'
import { getCityPage, type CityPage } from '#server/landing/get-city-page.ts'
import { getSpecialtyPage, type SpecialtyPage } from '#server/landing/get-specialty-page.ts'
import { answerWith, cacheAs, loadForPage, type PageContext, type PageLoad } from './load.ts'

/** A page, where it is instead, or why there is none; `locale` and `type` are undefined where the URL names neither. */
export type LandingLoad<Page> = {
  locale: Locale | undefined
  type: ProfessionalType | undefined
  load: PageLoad<Page | { path: string }>
}

/** Loads the page of a city, and sets status and cache headers of the response: 404 where nobody is now. */
export async function loadCity(page: PageContext): Promise<LandingLoad<CityPage>> {
  const slug = page.params['city'] ?? ''
  return load(page, (type) => getCityPage(dependencies(), { type, slug }))
}

/** Loads the page of a speciality, and sets status and cache headers of the response. */
export async function loadSpecialty(page: PageContext): Promise<LandingLoad<SpecialtyPage>> {
  const slug = page.params['specialty'] ?? ''
  return load(page, (type) => getSpecialtyPage(dependencies(), { type, slug }))
}

async function load<Page extends { facts: unknown }>(
  page: PageContext,
  get: (type: ProfessionalType) => Promise<Page | { path: string }>,
): Promise<LandingLoad<Page>> {
  const locale = localeFromParam(page.params['locale'])
  const type = typeOfList(page.params['list'])
  const load: LandingLoad<Page>['load'] =
    locale && type ? await loadForPage(() => get(type)) : { status: 404 }
  const isEmpty = load.data && 'facts' in load.data && load.data.facts === null
  answerWith(page.response, isEmpty ? { status: 404 } : load)
  if (load.data && !('path' in load.data) && !isEmpty)
    cacheAs(page, 'list', { tags: [CACHE_TAGS.professionals], query: [] })
  return { locale, type, load }
}
