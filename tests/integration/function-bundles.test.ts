import { glob, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import zlib from 'node:zlib'
import type { Config } from '@netlify/functions'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as RefuseGuessable from '#server/passwords/refuse-guessable.ts'
import { bundleFunctions } from '../../scripts/build/functions.ts'

interface Module {
  default: unknown
  config: Config
}

const load = (file: string) => import(pathToFileURL(resolve(file)).href) as Promise<Module>
let bundles: string

beforeAll(async () => {
  // Inside the project, where packages that stay outside of the bundles are found.
  await mkdir('.cache', { recursive: true })
  bundles = await mkdtemp('.cache/bundles-')
  await bundleFunctions('netlify/functions/*.ts', bundles)
})

afterAll(() => rm(bundles, { recursive: true }))

test('each function becomes one file that keeps its handler and its configuration', async () => {
  const sources = await Array.fromAsync(glob('netlify/functions/*.ts'))
  expect(sources.length).toBeGreaterThan(0)
  for (const source of sources) {
    const bundle = await load(join(bundles, basename(source).replace(/ts$/, 'mjs')))
    expect(bundle.default).toBeTypeOf('function')
    expect(bundle.config).toEqual((await load(source)).config)
    // Called by visitors or by the clock, and never by nobody.
    expect(Object.keys(bundle.config)).toContainEqual(expect.stringMatching(/^(path|schedule)$/))
  }
})

test('no bundle is larger than 1 MB, with the dictionaries of passwords 2 MB', async () => {
  const files = await Array.fromAsync(glob(join(bundles, '*.mjs')))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const most = basename(file) === 'account.mjs' ? 2_000_000 : 1_000_000
    expect((await stat(file)).size, file).toBeLessThanOrEqual(most)
  }
})

test('the dictionaries are unpacked with the first password, not with the function', async () => {
  const unpacked = vi.spyOn(zlib, 'brotliDecompressSync')
  syncBuiltinESMExports()
  await bundleFunctions('src/server/passwords/refuse-guessable.ts', bundles)
  const { refuseGuessable } = (await import(
    pathToFileURL(resolve(bundles, 'refuse-guessable.mjs')).href
  )) as typeof RefuseGuessable
  expect(unpacked).not.toHaveBeenCalled()
  const owner = { email: 'ana@example.com', names: [] }
  await refuseGuessable('caballo grapa pila batería', owner)
  await expect(refuseGuessable('futbol2024', owner)).rejects.toThrow()
  expect(unpacked).toHaveBeenCalledOnce()
})

test('only the function of pictures loads the native code that draws them', async () => {
  const loading = []
  for await (const file of glob(join(bundles, '*.mjs'))) {
    if (/from\s*"sharp"/.test(await readFile(file, 'utf8'))) loading.push(basename(file))
  }
  expect(loading).toEqual(['avatars.mjs'])
})
