import { insertRebuildRequest } from '#db/queries/rebuild-requests.ts'
import { database } from '#server/database.ts'
import { requestRebuild } from '#server/publishing/request-rebuild.ts'
import { announceChange } from './marker.ts'
import { StepsFailed } from './run-job.ts'

/**
 * Asks for the rebuild of the night. One that failed is left to `deliver-outboxes`, like the rebuild after a change: the
 * database is asked then alone.
 *
 * @throws StepsFailed when the build hook did not take it; WrongSettings when it is not a URL
 */
export async function rebuildTonight(): Promise<void> {
  if ((await requestRebuild()) !== 'failed') return
  await announceChange()
  await insertRebuildRequest(database())
  throw new StepsFailed(['rebuild'])
}
