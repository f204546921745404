import { execFile } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { functionConfigs } from '#scripts/build/function-configs.ts'
import { keptSite } from '#scripts/build/site-directory.ts'
import { checkEmail } from '#lib/sign-up/calls.ts'
import type { Loaded } from '#tests/support/load-bundles.ts'
import { staticConfig } from '#tests/support/static-config.ts'
import { get, ORIGIN } from './support/site.ts'

/** The bundles that the served build has made. */
const { functions: BUNDLES } = keptSite()

let sources: Map<string, string>
let loaded: Loaded

beforeAll(async () => {
  const names = (await readdir(BUNDLES)).filter((name) => name.endsWith('.mjs'))
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(join(BUNDLES, name), 'utf8')] as const),
  )
  sources = new Map(texts)
  const { stdout } = await promisify(execFile)(process.execPath, [
    'tests/support/load-bundles.ts',
    ...names.map((name) => join(BUNDLES, name)),
  ])
  loaded = JSON.parse(stdout) as Loaded
})

test('each function is bundled into one file with its handler and its configuration', async () => {
  const configs = await functionConfigs()
  expect(configs.length).toBeGreaterThan(40)
  expect([...sources.keys()].sort()).toEqual(
    configs.map(({ file }) => basename(file).replace(/ts$/, 'mjs')).sort(),
  )
  for (const { file, config } of configs) {
    const bundle = basename(file).replace(/ts$/, 'mjs')
    expect(loaded.functions[bundle], file).toEqual({ handler: 'function', config })
    expect(staticConfig(sources.get(bundle)!), file).toEqual(config)
    // Each function has a path or a schedule.
    expect(Object.keys(config)).toContainEqual(expect.stringMatching(/^(path|schedule)$/))
  }
})

test('no bundle is larger than 2 MB', async () => {
  for (const name of sources.keys()) {
    expect((await stat(join(BUNDLES, name))).size, name).toBeLessThanOrEqual(2_000_000)
  }
})

test('the dictionaries are decompressed with the first password, not on import', async () => {
  expect(loaded.unpacked).toBe(0)
  const response = await get(checkEmail.path, {
    method: checkEmail.method,
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({
      email: 'ana@example.com',
      password: 'futbol2024',
      challenge: { token: '', answer: 1 },
    }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: { code: 'INVALID_INPUT', fields: { password: 'guessable' } },
  })
})

test('only the functions of pictures load sharp, and not on import', () => {
  // It takes as long to load as the rest of a bundle, and most calls of `avatars` only show a picture.
  const having = (pattern: RegExp) =>
    [...sources].filter(([, source]) => pattern.test(source)).map(([name]) => name)
  expect(having(/from\s*"sharp"/)).toEqual([])
  expect(having(/import\("sharp"\)/).sort()).toEqual([
    'article-pictures.mjs',
    'avatars.mjs',
    'share-pictures.mjs',
    'verifications.mjs',
  ])
})

test('the bundle of pictures of links draws one, with the files that netlify.toml names', async () => {
  const response = await get('/share/es/article/dolor-de-rodilla-al-bajar/picture.png')
  expect(response.status).toBe(200)
  const { width, format } = await sharp(await response.arrayBuffer()).metadata()
  expect([width, format]).toEqual([1200, 'png'])
  const deployed = await readFile('netlify.toml', 'utf8')
  const source = sources.get('share-pictures.mjs')!
  const fonts = [...source.matchAll(/node_modules\/@fontsource\/[\w-]+\/files/g)]
  expect(fonts).not.toEqual([])
  for (const [name] of fonts) expect(deployed).toContain(name)
})

test('test data for developers is in the bundle that no production has, and in no other', () => {
  const having = [...sources].filter(([, source]) => /SEED_TOKEN|prueba-entrenador/.test(source))
  expect(having.map(([name]) => name)).toEqual(['admin-seed.mjs'])
})
