import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { readLeniently } from '#lib/http/read-leniently.ts'
import { ProfileQuery } from '#lib/professionals/schemas.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { dependencies } from '#server/composition.ts'
import { getProfilePage } from '#server/professionals/get-profile-page.ts'
import { answerWith, cacheAs, loadForPage, type PageContext } from './load.ts'

/** Loads the profile of a URL, and sets status and cache headers of the page accordingly. */
export async function loadProfile(page: PageContext, type: ProfessionalType) {
  const { data: query, ignored } = readLeniently(ProfileQuery, page.url.searchParams)
  const id = page.params['id'] ?? ''
  const profile = await loadForPage(() =>
    getProfilePage(dependencies(), { type, id, reviewsPage: query.reviews }),
  )
  answerWith(page.response, profile)
  if (profile.status === 200) {
    const tags = [CACHE_TAGS.professional(profile.data.professional.id)]
    cacheAs(page, 'profile', { tags, query: ['reviews'] })
  }
  return { type, profile, ignored }
}
