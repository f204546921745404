import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { database } from '#server/database.ts'
import { useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { BASICS, professionalPart, somebody } from '#tests/support/own-profile.ts'
import { insertPlaces } from '#tests/support/professionals.ts'

let own: TestDatabase

beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
  await insertPlaces(own.db)
})
afterAll(async () => {
  await database().pool.end()
  await own.close()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** Takes what would be sent to the platform. */
function watchPurges() {
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token')
  vi.stubEnv('SITE_ID', 'site')
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  return () =>
    sent.mock.calls.map(([, init]) => {
      const body = JSON.parse(init?.body as string) as { cache_tags: string[] }
      return body.cache_tags
    })
}

test('kept pages are forgotten after a save of a professional', async () => {
  const { patch } = await somebody(own.db, 'physiotherapist')
  const purges = watchPurges()
  const first = await patch({ version: 1, professional: professionalPart('physiotherapist') })
  const { professional } = (await first.json()) as OwnProfile
  await patch({ version: 2, basics: BASICS })
  const tags = [`professional-${professional!.id!}`, 'professionals']
  expect(purges()).toEqual([tags, tags])
})

test('they stay after a save of an athlete, and after one that was refused', async () => {
  const [athlete, trainer] = await Promise.all([
    somebody(own.db, 'athlete'),
    somebody(own.db, 'trainer'),
  ])
  const purges = watchPurges()
  await athlete.patch({ version: 1, basics: BASICS })
  await trainer.patch({ version: 9, professional: professionalPart('trainer') })
  expect(purges()).toEqual([])
})

test('a purge that fails takes nothing back', async () => {
  const { patch, read } = await somebody(own.db, 'trainer')
  watchPurges()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
  const printed = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const response = await patch({ version: 1, professional: professionalPart('trainer') })
  expect(response.status).toBe(200)
  expect(printed.mock.calls.flat().join('\n')).toContain('"route":"(purge)"')
  expect((await read()).version).toBe(2)
})
