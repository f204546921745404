import { join } from 'node:path'
import { build } from 'esbuild'
import { precacheList } from './precache-list.ts'

/**
 * Writes `dist/sw.js` with the list of what it keeps from the start. For finished pages: their content is
 * what tells a new version from the one before.
 *
 * With `SERVICE_WORKER=off` it is one that takes itself away, with all that was kept.
 *
 * @throws Error when there is nothing to keep, or more than a visitor should have to fetch
 */
export async function writeServiceWorker(dist: string): Promise<void> {
  const outfile = join(dist, 'sw.js')
  if (process.env['SERVICE_WORKER'] === 'off') {
    await bundle('src/service-worker/farewell.ts', outfile)
    console.log('The service worker takes itself away')
    return
  }
  const list = JSON.stringify(await precacheList(dist))
  await bundle('src/service-worker/service-worker.ts', outfile, { PRECACHE_LIST: list })
}

/** @param constants names in the source, and the JSON that stands in their place. */
async function bundle(entry: string, outfile: string, constants: Record<string, string> = {}) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', ...constants },
    logLevel: 'warning',
  })
}
