import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { PrecacheEntry } from 'workbox-precaching'
import { precachedFiles } from './precached-files.ts'
import { textsVersion } from './texts-version.ts'

/** What every visitor’s browser precaches at most, so that nothing large gets in by mistake; in bytes, compressed. */
const LARGEST = 730_000
/** About the quality of a CDN's on-the-fly compression: the best would take the build four seconds and save 8 %. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * The precache list in Workbox's format. A revision identifies the content of a file; one with a hashed name needs
 * none.
 *
 * @throws Error when the files exceed the limit
 */
export async function precacheList(dist: string): Promise<PrecacheEntry[]> {
  const files = await precachedFiles(dist)
  const version = textsVersion(join(dist, 'locales'))
  const contents = await Promise.all(files.map((file) => readFile(join(dist, file))))
  const compressed = await Promise.all(
    contents.map((content) => promisify(brotliCompress)(content, QUALITY)),
  )
  const size = compressed.reduce((sum, { length }) => sum + length, 0)
  if (size > LARGEST) throw new Error(`${size} bytes for offline use; the limit is ${LARGEST}`)
  console.log(`Offline: ${files.length} files, ${Math.round(size / 1000)} KB compressed`)
  return files.map((file, index) => ({
    url: file.startsWith('locales/') ? `/${file}?v=${version}` : addressOf(file),
    revision: /^(_astro|locales)\//.test(file) ? null : hash(contents[index]!),
  }))
}

/**
 * The URL path of a file of the build.
 *
 * @example addressOf('en/tools/bmi.html') // '/en/tools/bmi'
 */
function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '')}`
}

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url')
}
