import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Smaller files fit in one packet anyway. */
const SMALLEST = 512

/** Writes a Brotli and a gzip version next to each text file, for our own server; Netlify compresses by itself. */
export async function compressFiles(dist: string): Promise<void> {
  for await (const path of glob('**/*.{html,css,js,mjs,json,svg,xml,txt,webmanifest}', {
    cwd: dist,
  })) {
    const file = join(dist, path)
    const content = await readFile(file)
    if (content.length < SMALLEST) continue
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
      promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    ])
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
  }
}
