import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { getArticlePage, type ArticlePageData } from '#server/articles/get-article-page.ts'
import { dependencies } from '#server/composition.ts'
import { answerWith, cacheAs, loadForPage, type PageContext, type PageLoad } from './load.ts'

/** Loads the article of a URL, and sets status and cache headers of the page accordingly. */
export async function loadArticle(
  page: PageContext,
  locale: Locale,
): Promise<PageLoad<ArticlePageData | { path: string }>> {
  const id = page.params['id'] ?? ''
  const load = await loadForPage(() => getArticlePage(dependencies(), { locale, id }))
  answerWith(page.response, load)
  if (load.status === 200 && 'article' in load.data)
    cacheAs(page, 'profile', { tags: [CACHE_TAGS.articles, CACHE_TAGS.professionals], query: [] })
  return load
}
