import type { KeysetPlace } from '#db/queries/admin/keyset.ts'
import { readInTime } from '#server/read-in-time.ts'

/** Rows of a batch of a file. */
export const BATCH = 1_000

/** A row, and the value that the list orders it by. */
type Placed = { id: string; position: string }

type Place = Pick<KeysetPlace, 'after' | 'position'>

type ListFile<Row> = {
  read: (place: Place) => Promise<readonly Row[]>
  lineOf: (row: Row) => string
  /** Called before anything is read, and with the rows that were sent, also when the client has left before the end. */
  note: (rows?: number) => Promise<void>
}

/**
 * A file of a list, in chunks: each batch is read in its own time when the client has taken the one before, so a slow
 * client holds no connection, and memory holds one batch.
 *
 * @param options.read the first batch, or the one after a place; the last one has fewer rows than `BATCH`
 * @returns once the first batch has been read
 * @throws UNAVAILABLE, then and in between
 */
export async function fileOf<Row extends Placed>(
  head: string,
  { read, lineOf, note }: ListFile<Row>,
): Promise<AsyncIterable<string>> {
  await note()
  const batchAfter = (last: Row | null) =>
    readInTime(() => read({ after: last?.id, position: last?.position }))
  return chunks(head, { batch: await batchAfter(null), batchAfter, lineOf, note })
}

type Reading<Row> = Pick<ListFile<Row>, 'lineOf' | 'note'> & {
  batch: readonly Row[]
  batchAfter: (after: Row) => Promise<readonly Row[]>
}

async function* chunks<Row>(
  head: string,
  { batch: first, batchAfter, lineOf, note }: Reading<Row>,
): AsyncGenerator<string> {
  let begin = head
  let sent = 0
  try {
    for (let batch = first; ; begin = '') {
      sent += batch.length
      yield begin + batch.map(lineOf).join('')
      const last = batch[BATCH - 1]
      if (!last) return
      batch = await batchAfter(last)
    }
  } finally {
    await note(sent)
  }
}
