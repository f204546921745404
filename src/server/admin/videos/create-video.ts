import { insertVideo } from '#db/queries/admin/videos.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { AdminVideo, VideoInput } from '#lib/admin/videos-schemas.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Once } from '#server/once.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { noteAdmin } from '../note-admin.ts'
import { videoColumns, videoTaken } from './video-columns.ts'

type Input = {
  actor: SignedIn
  body: VideoInput
  caller: Pick<Caller, 'afterwards'>
  once: Once
}

/** Adds an exercise to the library. @throws INVALID_INPUT at `url` with `duplicate` when the library has the video */
export async function createVideo(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, body, caller, once }: Input,
): Promise<AdminVideo> {
  const created = await once(async (tx) => {
    const video = await insertVideo(tx, { ...videoColumns(body), createdBy: actor.userId })
    if (!video) throw videoTaken()
    await publishChange(tx, [CACHE_TAGS.videos])
    await noteAdmin(tx, secret, { actor, act: 'video-created' })
    return video
  })
  caller.afterwards(() => deliverPurges(db))
  return created
}
