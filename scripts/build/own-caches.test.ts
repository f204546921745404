import type { AstroIntegration } from 'astro'
import { afterEach, expect, test, vi } from 'vitest'
import { ownCaches } from './own-caches.ts'

type Setup = Parameters<NonNullable<AstroIntegration['hooks']['astro:config:setup']>>[0]

afterEach(() => vi.unstubAllEnvs())

async function cacheOf(command: Setup['command']): Promise<string | undefined> {
  const updateConfig = vi.fn<Setup['updateConfig']>()
  await ownCaches().hooks['astro:config:setup']?.({ command, updateConfig } as unknown as Setup)
  return updateConfig.mock.lastCall?.[0].vite?.cacheDir
}

test('no command of Astro, and no test, writes to the cache of another', async () => {
  // Unlike in a run of all tests, which sets it.
  vi.stubEnv('SITE_DIRECTORY', undefined)
  const caches = [await cacheOf('dev'), await cacheOf('sync'), await cacheOf('build')]
  vi.stubEnv('SITE_DIRECTORY', '.cache/test/site')
  caches.push(await cacheOf('dev'), await cacheOf('sync'))
  expect(caches.every(Boolean)).toBe(true)
  expect(new Set(caches).size).toBe(5)
})
