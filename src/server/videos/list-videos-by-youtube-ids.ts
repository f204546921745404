import { listVideosByYoutubeIds as find } from '#db/queries/exercise-videos.ts'
import type { ExerciseVideo } from '#lib/videos/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** The exercises that an article names by YouTube's ids, in its order; those that are not active are left out. */
export function listVideosByYoutubeIds(
  { db }: Pick<Dependencies, 'db'>,
  youtubeIds: readonly string[],
): Promise<ExerciseVideo[]> {
  return find(db, youtubeIds)
}
