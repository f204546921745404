import { ping } from '#db/queries/ping.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Status } from '#lib/status/contract.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readInTime } from '#server/read-in-time.ts'

/** A database slower than this for an empty query counts as down. */
const PATIENCE_MS = 2_000

/** Health check: pings the database. */
export async function getStatus({ db }: Pick<Dependencies, 'db'>): Promise<Status> {
  try {
    await readInTime(() => ping(db), performance.now() + PATIENCE_MS)
    return { ok: true, database: 'up' }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'UNAVAILABLE') throw error
    return { ok: false, database: 'down' }
  }
}
