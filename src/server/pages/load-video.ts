import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { dependencies } from '#server/composition.ts'
import { getVideoPage } from '#server/videos/get-video-page.ts'
import { answerWith, cacheAs, loadForPage, type PageContext } from './load.ts'

/** Loads the video of a URL, and sets status and cache headers of the page accordingly. */
export async function loadVideo(page: PageContext, locale: Locale) {
  const id = page.params['id'] ?? ''
  const load = await loadForPage(() => getVideoPage(dependencies(), { id, locale }))
  answerWith(page.response, load)
  if (load.status === 200) cacheAs(page, 'list', { tags: [CACHE_TAGS.videos], query: [] })
  return load
}
