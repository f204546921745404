import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Database } from '#db/client.ts'
import { profiles } from '#db/schema/index.ts'
import { seedBenchHealth } from '#db/seed/bench-health.ts'
import type { SignedIn } from '#lib/actor.ts'
import { downloadCsv } from '#server/health-data/download-csv.ts'
import { migrateDatabase, withConnection, withOwner } from '../database.ts'
import { onDatabase } from './database.ts'
import { atMost, median, noted, type Measurement } from './measurement.ts'

const RECORDS = 10_000
const RUNS = 7
const WARM_UP = 2
const KB = 1_000
/** How much memory may grow from the second chunk on, in KB: a file that is kept would take more than twice as many. */
const FLAT = 200

/** `datos_salud.csv` of somebody with 10,000 records: its time, and the memory that it holds while it is written. */
export function measureHealthCsv(): Promise<Measurement[]> {
  return onDatabase('.data/bench-health-csv', async () => {
    const actor = await withOwner(fill)
    return withConnection(async (db) => {
      const times: number[] = []
      for (let run = -WARM_UP; run < RUNS; run++) {
        const { spent } = await download(db, actor)
        if (run >= 0) times.push(spent)
      }
      const { size, grown } = await download(db, actor, heapAfterCollection())
      return [
        atMost(`Health: CSV of ${RECORDS} records, median`, median(times), 2_000, 'ms'),
        atMost('Health: memory that grows from its second chunk to its last', grown, FLAT, 'KB'),
        noted('Health: the same file, whole', size, 'KB'),
      ]
    })
  })
}

/**
 * Reads the whole file.
 *
 * @param heap bytes in use; without it memory is not looked at, which takes longer than the file
 * @returns ms from the call to the last chunk, the KB of the file, and by how many KB memory grew at most since its
 *   second chunk, the first that follows another
 */
async function download(db: Database, actor: SignedIn, heap = () => 0) {
  const began = performance.now()
  const inUse: number[] = []
  let [lines, bytes] = [0, 0]
  for await (const chunk of await downloadCsv({ db }, { actor, query: {} })) {
    lines += chunk.split('\r\n').length - 1
    bytes += Buffer.byteLength(chunk)
    inUse.push(heap())
  }
  if (lines !== RECORDS + 1) throw new Error(`${lines} lines`)
  const [, second = 0, ...later] = inUse
  const grown = Math.max(second, ...later) - second
  return { spent: performance.now() - began, size: bytes / KB, grown: grown / KB }
}

/** Tells the bytes that are in use, without what is only waiting to be collected. */
function heapAfterCollection(): () => number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  return () => {
    collect()
    return process.memoryUsage().heapUsed
  }
}

/** The records are written once and kept for the next run. */
async function fill(db: Database): Promise<SignedIn> {
  await migrateDatabase(db)
  const find = () => db.select({ userId: profiles.userId }).from(profiles).limit(1)
  if ((await find()).length === 0) await seedBenchHealth(db, { people: 1, records: RECORDS })
  const [keeper] = await find()
  return { kind: 'signed-in', userId: keeper!.userId, role: 'athlete', sessionId: 'bench' as never }
}
