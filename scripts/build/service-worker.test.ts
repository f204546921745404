import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { precacheList } from './precache-list.ts'
import { writeServiceWorker } from './service-worker.ts'

let dist: string

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(dist, 'tools.html'), 'tools')
  await writeFile(join(dist, 'icon.svg'), '<svg/>')
})
afterAll(() => rm(dist, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

const worker = () => readFile(join(dist, 'sw.js'), 'utf8')

test('the worker contains the precache list', async () => {
  await writeServiceWorker(dist)
  const list = await precacheList(dist)
  expect(list).toHaveLength(2)
  for (const { url, revision } of list) {
    expect(await worker()).toContain(`{url:"${url}",revision:"${revision}"}`)
  }
})

test('the same build gives the same worker, so no update is announced', async () => {
  await writeServiceWorker(dist)
  const once = await worker()
  await writeServiceWorker(dist)
  expect(await worker()).toBe(once)
})

test('with SERVICE_WORKER=off the worker unregisters and handles no fetch', async () => {
  vi.stubEnv('SERVICE_WORKER', 'off')
  await writeServiceWorker(dist)
  expect(await worker()).toContain('unregister')
  expect(await worker()).not.toMatch(/fetch/)
})
