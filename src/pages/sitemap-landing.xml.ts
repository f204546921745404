import type { APIRoute } from 'astro'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { pageSitemap } from '#lib/seo/sitemap.ts'
import { dependencies } from '#server/composition.ts'
import { listIndexed } from '#server/landing/list-indexed.ts'
import { loadForPage } from '#server/pages/load.ts'
import { sitemapAnswer } from '#server/pages/sitemap-answer.ts'

export const prerender = false

/** The pages of cities and specialities that may be found, which change without a build. */
export const GET: APIRoute = async ({ site, url }) => {
  const load = await loadForPage(async () =>
    pageSitemap(await listIndexed(dependencies()), site ?? url),
  )
  return sitemapAnswer(load, CACHE_TAGS.professionals)
}
