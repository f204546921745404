import { findRecords, type RecordRow } from '#db/queries/health/records.ts'
import type { Database } from '#db/client.ts'
import { readAs } from '#db/with-actor.ts'
import type { RecordPosition } from '#lib/health/record-cursor.ts'
import type { UserId } from '#lib/ids.ts'
import { readInTime } from '#server/read-in-time.ts'

/** Records of a batch. */
const BATCH = 500

/**
 * All records of a person, newest first, in batches. Each is read in a transaction of its own when it is asked for: a
 * slow client holds no connection, and memory holds one batch. A record that is written meanwhile may be missing, none
 * comes twice unless its day was changed.
 *
 * @returns once the first batch has been read, which may be empty
 * @throws UNAVAILABLE, then and in between
 */
export async function readBatches(
  db: Database,
  owner: UserId,
): Promise<AsyncIterable<RecordRow[]>> {
  const read = (after: RecordPosition | null) =>
    readInTime(() => readAs(db, owner, (scope) => findRecords(scope, { after, limit: BATCH })))
  return batchesAfter(await read(null), read)
}

async function* batchesAfter(
  first: RecordRow[],
  read: (after: RecordPosition) => Promise<RecordRow[]>,
): AsyncGenerator<RecordRow[]> {
  for (let batch = first; ;) {
    yield batch
    const last = batch[BATCH - 1]
    if (!last) return
    batch = await read(last)
  }
}
