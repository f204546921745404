import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { writeServiceWorker } from './service-worker.ts'

/** A build in small: what each file says, and the address at which it comes with the worker, if it does. */
const SITE: Record<string, [text: string, address: string | null]> = {
  'tools.html': ['<script src="/_astro/page.a1.js">', '/tools'],
  'tools/bmi.html': ['<astro-island component-url="/_astro/bmi.b2.js">', '/tools/bmi'],
  'en/tools.html': ['<link href="/_astro/tools.c3.css">', '/en/tools'],
  'en/tools/timer.html': ['<astro-island component-url="/_astro/timer.d4.js">', '/en/tools/timer'],
  'offline.html': ['offline', '/offline'],
  'en/offline.html': ['offline', '/en/offline'],
  'index.html': ['<astro-island component-url="/_astro/finder.e5.js">', null],
  'profile.html': ['<astro-island component-url="/_astro/own-profile.f6.js">', null],
  'auth.html': ['auth', null],
  'trainers.html': ['list', null],

  '_astro/page.a1.js': [
    'import("./account-menu.client.g7.js");import("./confirm-email.client.h8.js")',
    '/_astro/page.a1.js',
  ],
  '_astro/account-menu.client.g7.js': ['menu', '/_astro/account-menu.client.g7.js'],
  '_astro/confirm-email.client.h8.js': ['import"./only-confirm.i9.js"', null],
  '_astro/only-confirm.i9.js': ['', null],
  '_astro/bmi.b2.js': ['import{a}from"./framework.j1.js"', '/_astro/bmi.b2.js'],
  '_astro/framework.j1.js': ['react', '/_astro/framework.j1.js'],
  '_astro/timer.d4.js': [
    'new Worker(new URL("/_astro/ticker.worker-k2.js",import.meta.url));import("./share.l3.js")',
    '/_astro/timer.d4.js',
  ],
  '_astro/ticker.worker-k2.js': ['tick', '/_astro/ticker.worker-k2.js'],
  '_astro/share.l3.js': ['qr', '/_astro/share.l3.js'],
  '_astro/tools.c3.css': ['src:url(/_astro/fonts/face.m4.woff2)', '/_astro/tools.c3.css'],
  '_astro/fonts/face.m4.woff2': ['font', '/_astro/fonts/face.m4.woff2'],
  '_astro/finder.e5.js': ['', null],
  '_astro/own-profile.f6.js': ['', null],

  'sounds/work.mp3': ['beep', '/sounds/work.mp3'],
  'icon.svg': ['<svg/>', '/icon.svg'],
  'icon-192.png': ['png', '/icon-192.png'],
  'icon-512.png': ['png', null],
  'manifest.webmanifest': ['{}', '/manifest.webmanifest'],
  'en/manifest.webmanifest': ['{}', '/en/manifest.webmanifest'],
  'demo/avatars/a.webp': ['face', null],
  'data/locations.json': ['{}', null],
  'locales/es/common.json': ['{}', null],
  'robots.txt': ['', null],
}

let dist: string

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-'))
  for (const [file, [text]] of Object.entries(SITE)) await put(file, text)
  await writeServiceWorker(dist)
})
afterAll(() => rm(dist, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

async function put(file: string, text: string) {
  await mkdir(dirname(join(dist, file)), { recursive: true })
  await writeFile(join(dist, file), text)
}

const worker = () => readFile(join(dist, 'sw.js'), 'utf8')

/** Addresses and revisions in the list that the worker was given. */
async function list(): Promise<Map<string, string | null>> {
  const text = /\[\{("revision"|"url"|revision|url):.*?\}\]/.exec(await worker())?.[0] ?? ''
  const entries = JSON.parse(text) as { url: string; revision: string | null }[]
  return new Map(entries.map(({ url, revision }) => [url, revision]))
}

test.each(Object.entries(SITE))('%s', async (file, [, address]) => {
  const addresses = [...(await list()).keys()]
  if (address) expect(addresses).toContain(address)
  else expect(addresses.filter((kept) => file.startsWith(kept.slice(1)))).toEqual([])
})

test('nothing else comes with the worker', async () => {
  const addresses = Object.values(SITE).flatMap(([, address]) => address ?? [])
  expect([...(await list()).keys()].sort()).toEqual(addresses.sort())
})

test('what has no hash in its name is told apart by its content', async () => {
  const before = await list()
  for (const [address, revision] of before) {
    if (address.startsWith('/_astro/')) expect(revision, address).toBeNull()
    else expect(revision, address).toMatch(/^[0-9a-f]{32}$/)
  }
  await put('tools/bmi.html', `${SITE['tools/bmi.html']![0]} new`)
  await writeServiceWorker(dist)
  const after = await list()
  const changed = [...after].filter(([address, revision]) => before.get(address) !== revision)
  expect(changed.map(([address]) => address)).toEqual(['/tools/bmi'])
})

test('the same build gives the same worker, so that nobody is told of nothing', async () => {
  await writeServiceWorker(dist)
  const once = await worker()
  await writeServiceWorker(dist)
  expect(await worker()).toBe(once)
})

test('files that grew too large stop the build', async () => {
  await put('sounds/symphony.mp3', 'la '.repeat(1_000_000))
  await expect(writeServiceWorker(dist)).rejects.toThrow('the limit is')
  await rm(join(dist, 'sounds/symphony.mp3'))
})

test('one that takes itself away answers nothing', async () => {
  vi.stubEnv('SERVICE_WORKER', 'off')
  await writeServiceWorker(dist)
  expect(await worker()).toContain('unregister')
  expect(await worker()).not.toMatch(/fetch/)
})
