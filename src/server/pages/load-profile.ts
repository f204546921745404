import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { readLeniently } from '#lib/http/read-leniently.ts'
import { ProfileQuery } from '#lib/professionals/contract.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { localeFromParam } from '#lib/site/static-paths.ts'
import { dependencies } from '#server/composition.ts'
import { getProfilePage } from '#server/professionals/get-profile-page.ts'
import { answerWith, cacheAs, loadForPage } from './load.ts'

/** The parts of a page's Astro context used here. */
type PageContext = {
  params: Record<string, string | undefined>
  url: URL
  response: ResponseInit & { headers: Headers }
}

/** Loads the profile of a URL, and sets status and cache headers of the page accordingly. */
export async function loadProfile(page: PageContext, type: ProfessionalType) {
  const locale = localeFromParam(page.params['locale'])
  const { data: query, ignored } = readLeniently(ProfileQuery, page.url.searchParams)
  const id = page.params['id'] ?? ''
  const profile = locale
    ? await loadForPage(() =>
        getProfilePage(dependencies(), { type, id, reviewsPage: query.reviews }),
      )
    : ({ status: 404 } as const)
  answerWith(page.response, profile)
  if (profile.status === 200) {
    const tags = [CACHE_TAGS.professional(profile.data.professional.id)]
    cacheAs(page, 'profile', { tags, query: ['reviews'] })
  }
  return { locale, type, profile, ignored }
}
