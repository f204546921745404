import type { APIRoute } from 'astro'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { pageSitemap } from '#lib/seo/sitemap.ts'
import { dependencies } from '#server/composition.ts'
import { loadForPage } from '#server/pages/load.ts'
import { sitemapAnswer } from '#server/pages/sitemap-answer.ts'
import { listSitemapVideos } from '#server/videos/list-sitemap-videos.ts'

export const prerender = false

/** The pages of the exercise videos, read from the database; they are not part of the build. */
export const GET: APIRoute = async ({ site, url }) => {
  const load = await loadForPage(async () =>
    pageSitemap(await listSitemapVideos(dependencies()), site ?? url),
  )
  return sitemapAnswer(load, CACHE_TAGS.videos)
}
