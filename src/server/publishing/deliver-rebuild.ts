import type { Database } from '#db/client.ts'
import { deleteRebuildRequest, takeDueRebuild } from '#db/queries/rebuild-requests.ts'
import { requestRebuild } from './request-rebuild.ts'

/** Asks for the rebuild that changes have made due; one that failed, or whose call was cut off, is asked for again later. */
export async function deliverRebuild(db: Database): Promise<void> {
  const id = await takeDueRebuild(db)
  if (id && (await requestRebuild()) !== 'failed') await deleteRebuildRequest(db, id)
}
