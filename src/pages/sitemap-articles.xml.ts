import type { APIRoute } from 'astro'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { articleSitemap } from '#lib/seo/sitemap.ts'
import { listSitemapArticles } from '#server/articles/list-sitemap-articles.ts'
import { dependencies } from '#server/composition.ts'
import { loadForPage } from '#server/pages/load.ts'
import { sitemapAnswer } from '#server/pages/sitemap-answer.ts'

export const prerender = false

/** The articles of the database, which are not part of the build. */
export const GET: APIRoute = async ({ site, url }) => {
  const load = await loadForPage(async () =>
    articleSitemap(await listSitemapArticles(dependencies()), site ?? url),
  )
  return sitemapAnswer(load, CACHE_TAGS.articles)
}
