import { listSitemapVideos as find } from '#db/queries/exercise-videos.ts'
import { PROFILES_PER_SITEMAP, type SitemapPage } from '#lib/seo/sitemap.ts'
import { videoPath } from '#lib/site/routes.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** The pages of active videos: one file of the sitemap at most. */
export async function listSitemapVideos(
  { db }: Pick<Dependencies, 'db'>,
  { limit = PROFILES_PER_SITEMAP } = {},
): Promise<SitemapPage[]> {
  const videos = await find(db, limit)
  return videos.map(({ id, updatedAt }) => ({ path: videoPath(id), updatedAt }))
}
