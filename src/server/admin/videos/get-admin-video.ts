import { findVideoForAdmin } from '#db/queries/admin/videos.ts'
import type { AdminVideo } from '#lib/admin/videos-schemas.ts'
import { AppError } from '#lib/http/errors.ts'
import type { VideoId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** An exercise video, hidden or not. @throws NOT_FOUND */
export async function getAdminVideo(
  { db }: Pick<Dependencies, 'db'>,
  { params: { id } }: { params: { id: VideoId } },
): Promise<AdminVideo> {
  const video = await findVideoForAdmin(db, id)
  if (!video) throw new AppError('NOT_FOUND', 'no such video')
  return video
}
