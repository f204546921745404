import { findVideo, listNextVideos } from '#db/queries/exercise-videos.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { VideoId } from '#lib/ids.ts'
import type { ExerciseVideo } from '#lib/videos/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** How many exercises a page suggests to go on with. */
const NEXT = 3

/**
 * The data of a video's page: the video, and those that follow in its section.
 *
 * @param id from the URL, in upper or lower case
 * @throws NOT_FOUND for an id that is malformed or missing, or of an inactive video
 */
export async function getVideoPage(
  { db }: Pick<Dependencies, 'db'>,
  { id: text, locale }: { id: string; locale: Locale },
): Promise<{ video: ExerciseVideo; next: ExerciseVideo[] }> {
  const { data: id } = VideoId.safeParse(text)
  const video = id ? await findVideo(db, id) : null
  if (!video) throw new AppError('NOT_FOUND', 'no such video')
  return { video, next: await listNextVideos(db, video, { locale, limit: NEXT }) }
}
