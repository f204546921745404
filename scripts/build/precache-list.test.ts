import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { precacheList } from './precache-list.ts'

/** A small build: the content of each file, and the URL at which it is precached, or null. */
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
    'import("./account-menu.client.g7.js");import("./confirm-email.client.h8.js");import("./search.client.n5.js");import("./open-bell.o6.js")',
    '/_astro/page.a1.js',
  ],
  '_astro/account-menu.client.g7.js': ['menu', '/_astro/account-menu.client.g7.js'],
  '_astro/confirm-email.client.h8.js': ['import"./only-confirm.i9.js"', null],
  '_astro/only-confirm.i9.js': ['', null],
  '_astro/search.client.n5.js': ['import("/pagefind/pagefind.js")', null],
  '_astro/open-bell.o6.js': ['import"./only-bell.p7.js";"/_astro/full.q8.css"', null],
  '_astro/only-bell.p7.js': ['', null],
  '_astro/full.q8.css': ['', null],
  'pagefind/pagefind.js': ['search', null],
  '_astro/bmi.b2.js': [
    'import{a}from"./framework.j1.js";"/_astro/full.q8.css"',
    '/_astro/bmi.b2.js',
  ],
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
let addresses: string[]

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-'))
  for (const [file, [text]] of Object.entries(SITE)) await put(file, text)
  addresses = (await precacheList(dist)).map(({ url }) => url)
})
afterAll(() => rm(dist, { recursive: true }))

async function put(file: string, text: string | Buffer) {
  await mkdir(dirname(join(dist, file)), { recursive: true })
  await writeFile(join(dist, file), text)
}

test.each(Object.entries(SITE))('%s', (file, [, address]) => {
  if (address) expect(addresses).toContain(address)
  else expect(addresses.filter((kept) => file.startsWith(kept.slice(1)))).toEqual([])
})

test('nothing else is precached', () => {
  const expected = Object.values(SITE).flatMap(([, address]) => address ?? [])
  expect(addresses.toSorted()).toEqual(expected.sort())
})

test('files without a hash in their name have a revision of their content', async () => {
  const before = await precacheList(dist)
  for (const { url, revision } of before) {
    if (url.startsWith('/_astro/')) expect(revision, url).toBeNull()
    else expect(revision, url).toMatch(/^[\w-]{43}$/)
  }
  await put('tools/bmi.html', `${SITE['tools/bmi.html']![0]} new`)
  const after = await precacheList(dist)
  const changed = after.filter(({ revision }, index) => revision !== before[index]!.revision)
  expect(changed.map(({ url }) => url)).toEqual(['/tools/bmi'])
})

test('precached files above the size limit fail the build', async () => {
  await put('sounds/symphony.mp3', randomBytes(730_000))
  await expect(precacheList(dist)).rejects.toThrow('the limit is')
  await rm(join(dist, 'sounds/symphony.mp3'))
})

test('a build without tools fails', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'site-'))
  await expect(precacheList(empty)).rejects.toThrow('no page that works offline')
  await rm(empty, { recursive: true })
})
