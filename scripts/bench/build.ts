import { count } from 'drizzle-orm'
import { professionals } from '#db/schema/index.ts'
import { seedBench } from '#db/seed/bench.ts'
import { buildSite } from '../build/build-site.ts'
import { prepareDatabase, withOwner } from '../database.ts'
import { onDatabase } from './database.ts'
import { atMost, median, noted, type Measurement } from './measurement.ts'
import { DEMO } from './site.ts'

const MORE = 10_000
const RUNS = 3

/** The build time of 10,000 more professionals. Builds the demo data last, so that this build is the one left. */
export async function measureBuild(): Promise<Measurement[]> {
  const many = await onDatabase('.data/bench-10k-more', async () => {
    await prepareDatabase({ local: true })
    await withOwner(async (db) => {
      const [present] = await db.select({ total: count() }).from(professionals)
      if ((present?.total ?? 0) < MORE) await seedBench(db, MORE)
    })
    return secondsOfBuild()
  })
  const few = await onDatabase(DEMO, async () => {
    await prepareDatabase({ local: true })
    return secondsOfBuild()
  })
  return [
    noted('Build, demo data', few, 's'),
    noted('Build, 10,000 professionals more', many, 's'),
    atMost('Build, difference', many - few, 1, 's'),
  ]
}

async function secondsOfBuild(): Promise<number> {
  const times: number[] = []
  while (times.length < RUNS) {
    const started = performance.now()
    await buildSite()
    times.push((performance.now() - started) / 1_000)
  }
  return median(times)
}
