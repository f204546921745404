import { Worker } from 'node:worker_threads'
import { measureLoad } from './load.ts'
import { atMost, noted, type Measurement } from './measurement.ts'
import { onSite } from './site.ts'

const REQUESTS = 500

/** `/api/status` of the production build, alone and while four clients send the worst bodies. */
export function measureBodies(): Promise<Measurement[]> {
  return onSite(async (origin) => {
    const paths = Array<string>(REQUESTS).fill('/api/status')
    const measure = () => measureLoad((path) => fetch(`${origin}${path}`), paths, 1)
    await measure()
    const alone = await measure()
    const clients = new Worker(new URL('./worst-bodies.ts', import.meta.url), {
      workerData: { origin },
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
