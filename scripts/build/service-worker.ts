import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { injectManifest } from 'workbox-build'
import { addressOf, precachedFiles } from './precache.ts'

/** What every visitor's browser fetches for later must stay small; in bytes, before compression. */
const LARGEST = 2_500_000

/**
 * Writes `dist/sw.js` with the list of what it keeps from the start. For finished pages: their content is
 * what tells a new version from the one before.
 *
 * With `SERVICE_WORKER=off` it is one that takes itself away, with all that was kept.
 *
 * @throws Error when the files grew beyond what a visitor should have to fetch
 */
export async function writeServiceWorker(dist: string): Promise<void> {
  const swDest = join(dist, 'sw.js')
  if (process.env['SERVICE_WORKER'] === 'off') {
    await bundle('src/service-worker/farewell.ts', swDest)
    console.log('The service worker takes itself away')
    return
  }
  const directory = await mkdtemp(join(tmpdir(), 'service-worker-'))
  const swSrc = join(directory, 'sw.js')
  await bundle('src/service-worker/service-worker.ts', swSrc)
  const files = new Set(await precachedFiles(dist))
  const { count, size, warnings } = await injectManifest({
    swSrc,
    swDest,
    globDirectory: dist,
    globPatterns: ['**/*.{html,js,css,woff2,svg,png,webp,mp3,webmanifest}'],
    // All of them together are measured below.
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
    dontCacheBustURLsMatching: /^_astro\//,
    manifestTransforms: [
      (entries) => ({
        manifest: entries
          .filter(({ url }) => files.has(url))
          .map((entry) => ({ ...entry, url: addressOf(entry.url) })),
      }),
    ],
  })
  await rm(directory, { recursive: true })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  if (count !== files.size) throw new Error(`${files.size - count} files are missing offline`)
  if (size > LARGEST) throw new Error(`${size} bytes for offline use; the limit is ${LARGEST}`)
  console.log(`Offline: ${count} files, ${Math.round(size / 1000)} KB before compression`)
}

async function bundle(entry: string, outfile: string) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
}
