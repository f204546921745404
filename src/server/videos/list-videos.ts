import { listVideos as findPage } from '#db/queries/exercise-videos.ts'
import { VIDEOS_PAGE_SIZE, type VideosRequest, type VideosResponse } from '#lib/videos/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** One page of the video library; the last one when the requested page is beyond it. */
export async function listVideos(
  { db }: Pick<Dependencies, 'db'>,
  { query }: { query: VideosRequest },
): Promise<VideosResponse> {
  return { ...(await findPage(db, query)), pageSize: VIDEOS_PAGE_SIZE }
}
