import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cachedFile, shrinkCache } from './file-cache.ts'
import { linkFile } from './link-files.ts'

/** Smaller files fit in one packet anyway. */
const SMALLEST = 512

/** The threads of Node for such work. */
const AT_ONCE = 4

/** What was compressed before: most files are the same in the next build. */
const CACHE = '.cache/compressed'
/** Some tens of builds; in bytes. */
const LARGEST_CACHE = 100_000_000

/** By the endings of their files. A change of their settings is a new key of the cache. */
const FORMATS = {
  br: {
    key: 'brotli 11',
    compress: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
  },
  gz: {
    key: 'gzip 9',
    compress: (content: Buffer) =>
      promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  },
}

/** Writes a Brotli and a gzip version next to each text file, for our own server; Netlify compresses by itself. */
export async function compressFiles(dist: string, cache = CACHE): Promise<void> {
  const texts = glob('**/*.{html,css,js,mjs,json,svg,xml,txt,webmanifest}', { cwd: dist })
  // One iterator for all: each takes the next file.
  const paths = (await Array.fromAsync(texts)).values()
  const compressNext = async () => {
    for (const path of paths) await compressFile(join(dist, path), cache)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext))
  await shrinkCache(cache, LARGEST_CACHE)
}

async function compressFile(file: string, cache: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < SMALLEST) return
  for (const [ending, { key, compress }] of Object.entries(FORMATS)) {
    const hash = createHash('sha256').update(key).update(content).digest('hex')
    const compressed = await cachedFile(cache, `${hash}.${ending}`, () => compress(content))
    await linkFile(compressed, `${file}.${ending}`)
  }
}
