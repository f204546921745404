import { ping } from '#db/queries/ping.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Status } from '#lib/status/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { agesOfGoodRuns } from '#server/jobs/good-runs.ts'
import { readInTime } from '#server/read-in-time.ts'

/** A database slower than this for an empty query counts as down. */
const PATIENCE_MS = 2_000

/** Health check: pings the database, and tells how long ago each job last succeeded. */
export async function getStatus({ db }: Pick<Dependencies, 'db'>): Promise<Status> {
  const [isUp, jobs] = await Promise.all([isDatabaseUp(db), agesOfGoodRuns()])
  return { ok: isUp, database: isUp ? 'up' : 'down', jobs }
}

async function isDatabaseUp(db: Dependencies['db']): Promise<boolean> {
  try {
    await readInTime(() => ping(db), performance.now() + PATIENCE_MS)
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'UNAVAILABLE') throw error
    return false
  }
}
