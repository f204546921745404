import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'esbuild'

/**
 * Puts into a bundle what `dictionaries.ts` makes of its packages, packed: they are 2.5 MB, each start of a
 * function would read them, and making the lists takes longer than unpacking them.
 */
export const passwordDictionaries: Plugin = {
  name: 'password-dictionaries',
  setup: (build) =>
    build.onLoad({ filter: /server\/passwords\/dictionaries\.ts$/ }, async () => {
      const { DICTIONARIES, GRAPHS } = await import('#server/passwords/dictionaries.ts')
      const packed = brotliCompressSync(JSON.stringify({ DICTIONARIES, GRAPHS }))
      const contents = `
        import { brotliDecompressSync } from 'node:zlib'
        const packed = Buffer.from('${packed.toString('base64')}', 'base64')
        export const { DICTIONARIES, GRAPHS } = JSON.parse(brotliDecompressSync(packed).toString())
      `
      return { contents, loader: 'js' }
    }),
}
