import type { APIRoute } from 'astro'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { sitemapIndex, sitemapPath } from '#lib/seo/sitemap.ts'
import { dependencies } from '#server/composition.ts'
import { loadForPage } from '#server/pages/load.ts'
import { sitemapAnswer } from '#server/pages/sitemap-answer.ts'
import { countSitemapPages } from '#server/professionals/count-sitemap-pages.ts'

export const prerender = false

/** The index of profile sitemaps, read from the database; profiles are not part of the build. */
export const GET: APIRoute = async ({ site, url }) => {
  const load = await loadForPage(async () => {
    const count = await countSitemapPages(dependencies())
    const pages = Array.from({ length: count }, (_, n) => sitemapPath(n + 1))
    return sitemapIndex(pages.map((path) => new URL(path, site ?? url).href))
  })
  return sitemapAnswer(load, CACHE_TAGS.professionals)
}
