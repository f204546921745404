import { glob, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import zlib from 'node:zlib'
import type { Config } from '@netlify/functions'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as RefuseGuessable from '#server/passwords/refuse-guessable.ts'
import { functionConfigs } from '#scripts/build/function-configs.ts'
import { bundleFunctions, bundleModules } from '#scripts/build/functions.ts'
import { callFunction, useDatabase } from '#tests/support/call-function.ts'
import { staticConfig } from '#tests/support/static-config.ts'

interface Module {
  default: unknown
  config: Config
}

const load = (file: string) => import(pathToFileURL(resolve(file)).href) as Promise<Module>
let bundles: string

beforeAll(async () => {
  // Inside the project, so external packages of the bundles resolve.
  await mkdir('.cache', { recursive: true })
  bundles = await mkdtemp('.cache/bundles-')
  await bundleFunctions(bundles)
}, 120_000)

/** The bundles of the functions; tests below add others to the directory. */
async function bundleFiles(): Promise<string[]> {
  const sources = await Array.fromAsync(glob('netlify/functions/*.ts'))
  expect(sources.length).toBeGreaterThan(0)
  return sources.map((source) => join(bundles, basename(source).replace(/ts$/, 'mjs')))
}

afterAll(() => rm(bundles, { recursive: true }))

/** There are more than thirty functions, and each is parsed and loaded. */
const LOAD_ALL_MS = 90_000

test(
  'each function is bundled into one file with its handler and its configuration',
  async () => {
    for (const { file, config } of await functionConfigs()) {
      const bundle = join(bundles, basename(file).replace(/ts$/, 'mjs'))
      const loaded = await load(bundle)
      expect(loaded.default).toBeTypeOf('function')
      expect(loaded.config).toEqual(config)
      expect([file, staticConfig(await readFile(bundle, 'utf8'))]).toEqual([file, config])
      // Each function has a path or a schedule.
      expect(Object.keys(config)).toContainEqual(expect.stringMatching(/^(path|schedule)$/))
    }
  },
  LOAD_ALL_MS,
)

test('no bundle is larger than 2 MB', async () => {
  for (const file of await bundleFiles()) {
    expect((await stat(file)).size, file).toBeLessThanOrEqual(2_000_000)
  }
})

test('the dictionaries are decompressed with the first password, not on import', async () => {
  const unpacked = vi.spyOn(zlib, 'brotliDecompressSync')
  syncBuiltinESMExports()
  await bundleModules('src/server/passwords/refuse-guessable.ts', bundles)
  const { refuseGuessable } = (await import(
    pathToFileURL(resolve(bundles, 'refuse-guessable.mjs')).href
  )) as typeof RefuseGuessable
  expect(unpacked).not.toHaveBeenCalled()
  const owner = { email: 'ana@example.com', names: [] }
  await refuseGuessable('caballo grapa pila batería', owner)
  await expect(refuseGuessable('futbol2024', owner)).rejects.toThrow()
  expect(unpacked).toHaveBeenCalledOnce()
})

test('only the functions of pictures load sharp, and not on import', async () => {
  // It takes as long to load as the rest of a bundle, and most calls of `avatars` only show a picture.
  const onImport: string[] = []
  const onUse: string[] = []
  for await (const file of glob(join(bundles, '*.mjs'))) {
    const source = await readFile(file, 'utf8')
    if (/from\s*"sharp"/.test(source)) onImport.push(basename(file))
    if (/import\("sharp"\)/.test(source)) onUse.push(basename(file))
  }
  expect(onImport).toEqual([])
  expect(onUse.sort()).toEqual([
    'article-pictures.mjs',
    'avatars.mjs',
    'share-pictures.mjs',
    'verifications.mjs',
  ])
})

test('the bundle of pictures of links draws one, with the files that netlify.toml names', async () => {
  const { default: handler } = await load(join(bundles, 'share-pictures.mjs'))
  // A content file, so no database is asked.
  useDatabase({ url: 'postgres://nobody@localhost:1/none', wsProxy: 'localhost:1' })
  const path = '/share/es/article/dolor-de-rodilla-al-bajar/picture.png'
  const response = await callFunction(handler as Parameters<typeof callFunction>[0], path)
  expect(response.status).toBe(200)
  const { width, format } = await sharp(await response.arrayBuffer()).metadata()
  expect([width, format]).toEqual([1200, 'png'])
  const deployed = await readFile('netlify.toml', 'utf8')
  for (const [name] of (await readFile(join(bundles, 'share-pictures.mjs'), 'utf8')).matchAll(
    /node_modules\/@fontsource\/[\w-]+\/files/g,
  ))
    expect(deployed).toContain(name)
})
