import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { count } from 'drizzle-orm'
import { professionals } from '#db/schema/index.ts'
import { seedBench } from '#db/seed/bench.ts'
import { run } from '../child.ts'
import { prepareDatabase, withOwner } from '../database.ts'
import { copySources } from './copied-sources.ts'
import { onDatabase } from './database.ts'
import { atMost, median, noted, type Measurement } from './measurement.ts'
import { peakMemory } from './peak-memory.ts'
import { DEMO } from './site.ts'

const MORE = 10_000
const RUNS = 3
/** A copy of the sources, in which nothing was built before. */
const COPY = '.cache/bench/build'
/** Of every form, so what is built of it changes on most pages. */
const SOURCE = join(COPY, 'src/ui/button.tsx')

/** The build of a clone and after a change, with its memory, and what 10,000 more professionals add to it. */
export async function measureBuild(): Promise<Measurement[]> {
  await copySources(COPY)
  const demo = await onDatabase(DEMO, async () => {
    await prepareDatabase({ local: true })
    const first = await buildCopy()
    return { first, changed: await secondsAfterChanges() }
  })
  const many = await onDatabase('.data/bench-10k-more', async () => {
    await prepareDatabase({ local: true })
    await withOwner(async (db) => {
      const [present] = await db.select({ total: count() }).from(professionals)
      if ((present?.total ?? 0) < MORE) await seedBench(db, MORE)
    })
    return secondsAfterChanges()
  })
  return [
    atMost('Build of a clone', demo.first.seconds, 70, 's'),
    atMost('Build of a clone, memory of all processes', demo.first.megabytes, 2_200, 'MB'),
    atMost('Build after a change', demo.changed, 45, 's'),
    noted('Build after a change, 10,000 professionals more', many, 's'),
    atMost('Build, difference', many - demo.changed, 1, 's'),
  ]
}

async function secondsAfterChanges(): Promise<number> {
  const times: number[] = []
  while (times.length < RUNS) {
    await appendFile(SOURCE, `Reflect.set(globalThis, 'change', ${times.length})\n`)
    times.push((await buildCopy()).seconds)
  }
  return median(times)
}

async function buildCopy(): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now()
  const megabytes = await peakMemory(() => run('node', ['scripts/build.ts'], {}, COPY))
  return { seconds: (performance.now() - started) / 1_000, megabytes }
}
