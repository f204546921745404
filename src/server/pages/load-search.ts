import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { readLeniently } from '#lib/http/read-leniently.ts'
import { localeOfPath, type Locale } from '#lib/i18n/locales.ts'
import { SearchQuery } from '#lib/search/schemas.ts'
import type { SiteSearch } from '#lib/search/row-results.ts'
import { dependencies } from '#server/composition.ts'
import { searchContent } from '#server/search/search-content.ts'
import { searchRows } from '#server/search/search-rows.ts'
import { limitSearch } from './limit-search.ts'
import { answerWith, cacheAs, loadForPage, type PageContext, type PageLoad } from './load.ts'

/** Loads the page of the search, and sets its status and cache headers. */
export async function loadSearch(page: PageContext & { locals: Partial<App.Locals> }) {
  const locale = localeOfPath(page.url.pathname)
  const { q } = readLeniently(SearchQuery, page.url.searchParams).data
  const search = q
    ? await searchSite(page.locals, { locale, q })
    : ({ status: 200, data: undefined } as const)
  answerWith(page.response, search)
  if (search.status === 200 && search.data?.rows !== null) {
    const tags = [CACHE_TAGS.articles, CACHE_TAGS.videos, CACHE_TAGS.professionals]
    cacheAs(page, 'list', { tags, query: ['q'] })
  }
  return { locale, q, typed: page.url.searchParams.get('q')?.trim() ?? '', search }
}

async function searchSite(
  locals: Partial<App.Locals>,
  query: { locale: Locale; q: string },
): Promise<PageLoad<SiteSearch>> {
  const rows = await loadForPage(async () => {
    await limitSearch(locals)
    return searchRows(dependencies(), { query })
  })
  if (rows.status === 429) return rows
  const files = searchContent(query.locale, query.q)
  return { status: 200, data: { files, rows: rows.data ?? null } }
}
