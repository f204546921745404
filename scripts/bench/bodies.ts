import { Worker } from 'node:worker_threads'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles } from '#db/schema/index.ts'
import { withOwner } from '../database.ts'
import { measureLoad } from './load.ts'
import { atMost, noted, type Measurement } from './measurement.ts'
import { costliestRefusal } from './refused-bodies.ts'
import { beginSession } from './session.ts'
import { onSite } from './site.ts'

const REQUESTS = 500

/** What bad bodies cost whoever sends good ones. */
export async function measureBodies(): Promise<Measurement[]> {
  const { milliseconds, route } = await costliestRefusal()
  const refused = `Bodies: processor time of the costliest refusal (\`${route}\`)`
  return [atMost(refused, milliseconds, 30, 'ms'), ...(await measureStatus())]
}

/** `/api/status` of the production build, alone and while four clients send the worst bodies. */
function measureStatus(): Promise<Measurement[]> {
  return onSite(async (origin) => {
    const cookie = await withOwner(athlete)
    const paths = Array<string>(REQUESTS).fill('/api/status')
    const measure = () => measureLoad((path) => fetch(`${origin}${path}`), paths, 1)
    await measure()
    const alone = await measure()
    const clients = new Worker(new URL('./worst-bodies.ts', import.meta.url), {
      workerData: { origin, cookie },
    })
    try {
      const { p95 } = await measure()
      return [
        noted('Bodies: `/api/status` alone, p95', alone.p95, 'ms'),
        atMost('Bodies: `/api/status` while four clients send the worst, p95', p95, 100, 'ms'),
      ]
    } finally {
      await clients.terminate()
    }
  })
}

/** A session of an athlete: who keeps health data may send the longest bodies. @returns its `Cookie` header */
async function athlete(db: Database): Promise<string> {
  const [found] = await db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(eq(profiles.role, 'athlete'))
    .limit(1)
  return (await beginSession(db, found!.userId)).cookie
}
