import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { readLeniently } from '#lib/http/read-leniently.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { LIBRARY_PARAMETERS, LibraryQuery } from '#lib/videos/schemas.ts'
import { dependencies } from '#server/composition.ts'
import { listVideos } from '#server/videos/list-videos.ts'
import { limitSearch } from './limit-search.ts'
import { answerWith, cacheAs, loadForPage, type PageContext } from './load.ts'

/** Loads the video library as its URL filters it, and sets status and cache headers of the page accordingly. */
export async function loadLibrary(
  page: PageContext & { locals: Partial<App.Locals> },
  locale: Locale,
) {
  const { data: query, ignored } = readLeniently(LibraryQuery, page.url.searchParams)
  const library = await loadForPage(async () => {
    // The other filters have few combinations, which the cache holds; what is no filter is bounded by the platform's limit.
    if (query.q) await limitSearch(page.locals)
    return listVideos(dependencies(), { query: { ...query, locale } })
  })
  answerWith(page.response, library)
  if (library.status === 200) {
    cacheAs(page, 'list', { tags: [CACHE_TAGS.videos], query: LIBRARY_PARAMETERS })
  }
  return { library, query, ignored }
}
