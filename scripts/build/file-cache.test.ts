import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { cachedFile, shrinkCache } from './file-cache.ts'

const cache = mkdtempSync(join(tmpdir(), 'cache-'))
afterEach(() => rmSync(cache, { recursive: true }))

/** Stores 10 bytes, last used so many days ago. */
async function store(name: string, days: number): Promise<void> {
  const file = await cachedFile(cache, name, () => Promise.resolve(Buffer.alloc(10)))
  const then = Date.now() / 1000 - days * 86_400
  utimesSync(file, then, then)
}

test('a file is made once for each name', async () => {
  let made = 0
  const make = () => Promise.resolve(Buffer.from(String(++made)))
  await cachedFile(cache, 'a', make)
  const again = await cachedFile(cache, 'a', make)
  const other = await cachedFile(cache, 'b', make)
  expect([again, other].map((file) => readFileSync(file, 'utf8'))).toEqual(['1', '2'])
})

test('a file that could not be made leaves nothing', async () => {
  const fail = () => Promise.reject(new Error('no space'))
  await expect(cachedFile(cache, 'a', fail)).rejects.toThrow('no space')
  await store('b', 0)
  expect(readdirSync(cache)).toEqual(['b'])
})

test('what was not used for longest makes room', async () => {
  await store('old', 3)
  await store('older', 4)
  await store('oldest, but used again', 5)
  await cachedFile(cache, 'oldest, but used again', () => Promise.reject(new Error('made twice')))
  await shrinkCache(cache, 25)
  expect(readdirSync(cache).sort()).toEqual(['old', 'oldest, but used again'])
})
