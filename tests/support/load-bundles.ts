/**
 * The process that loads bundles as the platform does, in plain Node: prints what each exports, and how many dictionaries of
 * passwords were decompressed meanwhile.
 */
import { syncBuiltinESMExports } from 'node:module'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import zlib from 'node:zlib'
import type { Config } from '@netlify/functions'

export type Loaded = {
  functions: Record<string, { handler: string; config: Config }>
  unpacked: number
}

let unpacked = 0
const { brotliDecompressSync } = zlib
zlib.brotliDecompressSync = (...given) => {
  unpacked++
  return brotliDecompressSync(...given)
}
syncBuiltinESMExports()

const functions: Loaded['functions'] = {}
for (const file of process.argv.slice(2)) {
  const { default: handler, config } = (await import(pathToFileURL(resolve(file)).href)) as {
    default: unknown
    config: Config
  }
  functions[basename(file)] = { handler: typeof handler, config }
}
const result: Loaded = { functions, unpacked }
process.stdout.write(JSON.stringify(result), () => process.exit())
