import { randomBytes } from 'node:crypto'
import type { Executor } from '#db/client.ts'
import { exerciseVideos } from '#db/schema/index.ts'
import type { VideoId } from '#lib/ids.ts'

/** An active exercise of the core for trainers, unless overridden. */
export async function insertVideo(
  db: Executor,
  given: Partial<typeof exerciseVideos.$inferInsert> = {},
): Promise<VideoId> {
  const [row] = await db
    .insert(exerciseVideos)
    .values({
      nameEs: 'Ejercicio',
      nameEn: 'Exercise',
      descriptionEs: 'Qué entrena.',
      descriptionEn: 'What it trains.',
      youtubeId: randomBytes(9).toString('base64url').slice(0, 11),
      bodySection: 'core',
      professionalType: 'trainer',
      ...given,
    })
    .returning({ id: exerciseVideos.id })
  return row!.id
}
