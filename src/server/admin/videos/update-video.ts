import { findVideoForAdmin, saveVideo } from '#db/queries/admin/videos.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { AdminVideo, VideoInput } from '#lib/admin/videos-schemas.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { AppError } from '#lib/http/errors.ts'
import type { VideoId } from '#lib/ids.ts'
import type { Caller } from '#server/caller.ts'
import { constraintOf } from '#server/database-errors.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { noteAdmin } from '../note-admin.ts'
import { videoColumns, videoTaken } from './video-columns.ts'

type Input = {
  actor: SignedIn
  params: { id: VideoId }
  body: VideoInput & { version: number }
  caller: Pick<Caller, 'afterwards'>
}

/**
 * Saves an exercise of the library.
 *
 * @throws NOT_FOUND; STALE when it was saved elsewhere since `version` was read; INVALID_INPUT at `url` with `duplicate`
 *   when another exercise has the video
 */
export async function updateVideo(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body: { version, ...input }, caller }: Input,
): Promise<AdminVideo> {
  try {
    const saved = await db.transaction(async (tx) => {
      const video = await saveVideo(tx, { id, version }, videoColumns(input))
      if (!video) throw await unsaved(tx, id)
      await publishChange(tx, [CACHE_TAGS.videos])
      await noteAdmin(tx, secret, { actor, act: 'video-updated' })
      return video
    })
    caller.afterwards(() => deliverPurges(db))
    return saved
  } catch (error) {
    if (constraintOf(error) === 'exercise_videos_youtube_id') throw videoTaken(error)
    throw error
  }
}

async function unsaved(tx: Parameters<typeof findVideoForAdmin>[0], id: VideoId) {
  return (await findVideoForAdmin(tx, id))
    ? new AppError('STALE', 'another version is kept')
    : new AppError('NOT_FOUND', 'no such video')
}
