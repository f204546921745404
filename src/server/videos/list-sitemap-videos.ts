import { listSitemapVideos as find } from '#db/queries/exercise-videos.ts'
import type { SitemapPage } from '#lib/seo/sitemap.ts'
import { videoPath } from '#lib/site/routes.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** The pages of all active videos. */
export async function listSitemapVideos({ db }: Pick<Dependencies, 'db'>): Promise<SitemapPage[]> {
  const videos = await find(db)
  return videos.map(({ id, updatedAt }) => ({ path: videoPath(id), updatedAt }))
}
