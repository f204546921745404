import type { APIRoute } from 'astro'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { profileSitemap } from '#lib/seo/sitemap.ts'
import { dependencies } from '#server/composition.ts'
import { loadForPage } from '#server/pages/load.ts'
import { sitemapAnswer } from '#server/pages/sitemap-answer.ts'
import { listSitemapPage } from '#server/professionals/list-sitemap-page.ts'

export const prerender = false

/** One file of the sitemap of professionals. */
export const GET: APIRoute = async ({ params, site, url }) => {
  const load = await loadForPage(async () =>
    profileSitemap(await listSitemapPage(dependencies(), params['n'] ?? ''), site ?? url),
  )
  return sitemapAnswer(load, CACHE_TAGS.professionals)
}
