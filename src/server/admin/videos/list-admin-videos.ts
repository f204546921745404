import { listVideosForAdmin } from '#db/queries/admin/videos.ts'
import type { VideosRequest } from '#lib/admin/videos-schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** A page of the exercise videos, the hidden ones among them. */
export function listAdminVideos(
  { db }: Pick<Dependencies, 'db'>,
  { query }: { query: VideosRequest },
) {
  return listVideosForAdmin(db, query)
}
