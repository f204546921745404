import { join } from 'node:path'
import { build } from 'esbuild'
import { precacheList } from './precache-list.ts'

/**
 * Writes `dist/sw.js` with its precache list. Run after the pages are final: their content determines the revisions.
 *
 * With `SERVICE_WORKER=off` it writes a worker that unregisters itself and deletes its caches.
 *
 * @throws Error when the list is empty or exceeds the limit
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

/** @param constants names in the source, and the JSON to replace them with */
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
