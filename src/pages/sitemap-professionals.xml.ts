import type { APIRoute } from 'astro'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { sitemapIndex } from '#lib/seo/sitemap.ts'
import { dependencies } from '#server/composition.ts'
import { listSitemaps } from '#server/pages/list-sitemaps.ts'
import { loadForPage } from '#server/pages/load.ts'
import { sitemapAnswer } from '#server/pages/sitemap-answer.ts'

export const prerender = false

/**
 * The index of the sitemaps that are read from the database, and so are not part of the build's. It is named after the
 * first of them, because search engines know it by that name.
 */
export const GET: APIRoute = async ({ site, url }) => {
  const load = await loadForPage(async () => {
    const paths = await listSitemaps(dependencies())
    return sitemapIndex(paths.map((path) => new URL(path, site ?? url).href))
  })
  return sitemapAnswer(load, CACHE_TAGS.professionals, CACHE_TAGS.articles, CACHE_TAGS.videos)
}
