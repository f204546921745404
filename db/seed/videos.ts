import type { Database } from '#db/client.ts'
import { exerciseVideos } from '#db/schema/index.ts'
import type { VideoId } from '#lib/ids.ts'
import { EXERCISE_VIDEOS } from './data/exercise-videos.ts'
import { uuidOf } from './random.ts'

/**
 * Inserts the video library into a database that has no videos. From then on it belongs to the admins: what they change
 * or delete is not restored. The ids, and so the addresses, are the same in every database.
 */
export async function seedVideos(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const [some] = await tx.select({ id: exerciseVideos.id }).from(exerciseVideos).limit(1)
    if (some) return
    const rows = EXERCISE_VIDEOS.map((video) => ({
      id: uuidOf(`video:${video.youtubeId}`) as VideoId,
      ...video,
    }))
    // Another deploy may be seeding at the same moment.
    await tx.insert(exerciseVideos).values(rows).onConflictDoNothing()
  })
}
