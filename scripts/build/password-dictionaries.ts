import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'esbuild'

/**
 * Replaces `dictionaries.ts` in a bundle by its computed exports, compressed: its packages have 2.5 MB, which each cold
 * start would parse, and building the lists is slower than decompressing them.
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
