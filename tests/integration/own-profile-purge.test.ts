import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cachePurges } from '#db/schema/index.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { closeDatabase } from '#server/database.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { BASICS, professionalPart, somebody } from '#tests/support/own-profile.ts'
import { purgeServer, type PurgeServer } from '#tests/support/purge-server.ts'
import { insertPlaces } from '#tests/support/professionals.ts'

let own: TestDatabase

beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
  await insertPlaces(own.db)
})
afterAll(async () => {
  await closeDatabase()
  await own.close()
})
let cdn: PurgeServer
beforeEach(async () => {
  cdn = await purgeServer()
  await own.db.delete(cachePurges)
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await cdn.close()
})

test('saving a professional purges the cached pages', async () => {
  const { patch } = await somebody(own.db, 'physiotherapist')
  const first = await patch({ version: 1, professional: professionalPart('physiotherapist') })
  const { professionalId } = (await first.json()) as OwnProfile
  await patch({ version: 2, basics: BASICS })
  const tags = [`professional-${professionalId!}`, 'professionals']
  expect(cdn.purges).toEqual([tags, tags])
})

test('saving an athlete or a rejected save purges nothing', async () => {
  const [athlete, trainer] = await Promise.all([
    somebody(own.db, 'athlete'),
    somebody(own.db, 'trainer'),
  ])
  await athlete.patch({ version: 1, basics: BASICS })
  await trainer.patch({ version: 9, professional: professionalPart('trainer') })
  expect(cdn.purges).toEqual([])
})

test('a failed purge does not undo the save and is delivered later', async () => {
  const { patch, read } = await somebody(own.db, 'trainer')
  cdn.mode = 500
  const printed = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const response = await patch({ version: 1, professional: professionalPart('trainer') })
  expect(response.status).toBe(200)
  expect(printed.mock.calls.flat().join('\n')).toContain('"job":"purge"')
  const { version, professionalId } = await read()
  expect(version).toBe(2)

  cdn.mode = 'accepts'
  await own.db.update(cachePurges).set({ nextAttemptAt: sql`now()` })
  await deliverPurges(own.db)
  expect(cdn.purges).toEqual([[`professional-${professionalId!}`, 'professionals']])
  expect(await own.db.$count(cachePurges)).toBe(0)
})
