import { removeVideo } from '#db/queries/admin/videos.ts'
import type { SignedIn } from '#lib/actor.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { VideoId } from '#lib/ids.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { noteAdmin } from '../note-admin.ts'

type Input = {
  actor: SignedIn
  params: { id: VideoId }
  caller: Pick<Caller, 'afterwards'>
}

/** Deletes an exercise of the library. @throws NOT_FOUND */
export async function deleteVideo(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, caller }: Input,
): Promise<Done> {
  await db.transaction(async (tx) => {
    if (!(await removeVideo(tx, id))) throw new AppError('NOT_FOUND', 'no such video')
    await publishChange(tx, [CACHE_TAGS.videos])
    await noteAdmin(tx, secret, { actor, act: 'video-deleted' })
  })
  caller.afterwards(() => deliverPurges(db))
  return DONE
}
