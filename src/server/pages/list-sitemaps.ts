import { sitemapPath } from '#lib/seo/sitemap.ts'
import { listSitemapArticles } from '#server/articles/list-sitemap-articles.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { listIndexed } from '#server/landing/list-indexed.ts'
import { countSitemapPages } from '#server/professionals/count-sitemap-pages.ts'
import { listSitemapVideos } from '#server/videos/list-sitemap-videos.ts'

/** The paths of the sitemaps of the database that list something: an empty one is invalid, and does not exist. */
export async function listSitemaps(deps: Pick<Dependencies, 'db'>): Promise<string[]> {
  const [files, articles, videos, landing] = await Promise.all([
    countSitemapPages(deps),
    listSitemapArticles(deps, { limit: 1 }),
    listSitemapVideos(deps, { limit: 1 }),
    listIndexed(deps, { limit: 1 }),
  ])
  return [
    ...Array.from({ length: files }, (_, n) => sitemapPath(n + 1)),
    ...(articles.length > 0 ? ['/sitemap-articles.xml'] : []),
    ...(videos.length > 0 ? ['/sitemap-videos.xml'] : []),
    ...(landing.length > 0 ? ['/sitemap-landing.xml'] : []),
  ]
}
