import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { findNextDue } from '#db/queries/outboxes.ts'
import { cachePurges, rebuildRequests } from '#db/schema/index.ts'
import deliverOutboxes from '#functions/deliver-outboxes.ts'
import { closeDatabase } from '#server/database.ts'
import { deliverRebuild } from '#server/publishing/deliver-rebuild.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { ownBlobs } from '#tests/support/blobs.ts'
import { buildHook, type BuildHook } from '#tests/support/build-hook.ts'
import { useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase
let closeBlobs: () => Promise<void>
let hook: BuildHook
let lines: Record<string, unknown>[]

beforeAll(async () => {
  database = await testDatabase()
  useDatabase(database)
  // The job leaves markers, which the jobs of other tests would read.
  closeBlobs = await ownBlobs()
})
afterAll(async () => {
  await closeBlobs()
  await closeDatabase()
  await database.close()
})
beforeEach(async () => {
  await database.db.delete(rebuildRequests)
  await database.db.delete(cachePurges)
  hook = await buildHook()
  lines = []
  vi.spyOn(console, 'info').mockImplementation((line: string) => {
    lines.push(JSON.parse(line) as Record<string, unknown>)
  })
})
afterEach(() => {
  hook.close()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const publish = () => publishChange(database.db, ['articles'])
const deliver = () => deliverRebuild(database.db)
const waiting = () => database.db.select().from(rebuildRequests)
/** As if everything had happened earlier. */
const later = (minutes: number) =>
  database.db
    .update(rebuildRequests)
    .set({ createdAt: sql`created_at - make_interval(mins => ${minutes}::int)` })

test('many changes are one rebuild, once it has been quiet for an hour', async () => {
  for (let n = 0; n < 5; n++) await publish()
  await deliver()
  await later(59)
  await deliver()
  expect(hook.calls).toEqual([])
  await later(1)
  await deliver()
  await deliver()
  expect(hook.calls).toEqual(['POST /build_hooks/a-secret'])
  expect(await waiting()).toEqual([])
})

test('without an hour of quiet it is rebuilt after six', async () => {
  for (let n = 0; n < 12; n++) {
    await publish()
    await later(30)
    if (n < 11) await deliver()
  }
  expect(hook.calls).toEqual([])
  await deliver()
  expect(hook.calls).toHaveLength(1)
})

test('a change that is rolled back asks for nothing', async () => {
  await database.db
    .transaction(async (tx) => {
      await publishChange(tx, ['articles'])
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  expect(await waiting()).toEqual([])
})

test('a rebuild that the hook refuses is asked for again', async () => {
  await publish()
  await later(60)
  hook.status = 500
  await deliver()
  expect(await waiting()).toHaveLength(1)
  hook.status = 200
  await later(60)
  await deliver()
  expect(hook.calls).toHaveLength(2)
  expect(await waiting()).toEqual([])
})

test('a rebuild is not forgotten when the process ends before the hook has answered', async () => {
  await publish()
  await later(60)
  // As at any end within the call: nothing after it runs.
  vi.stubEnv('BUILD_HOOK_URL', 'not-a-url')
  await expect(deliver()).rejects.toThrow('BUILD_HOOK_URL')
  expect(await waiting()).toHaveLength(1)
})

test('jobs that run at once ask for one rebuild', async () => {
  for (let n = 0; n < 5; n++) await publish()
  await later(60)
  await Promise.all(Array.from({ length: 6 }, deliver))
  expect(hook.calls).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

test('a published site without a hook only says so', async () => {
  vi.stubEnv('BUILD_HOOK_URL', '')
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token')
  await publish()
  expect(await database.db.select().from(cachePurges)).toMatchObject([{ tags: ['articles'] }])
  await later(60)
  await deliver()
  expect(lines).toMatchObject([{ level: 'warn', job: 'rebuild', outcome: 'not-configured' }])
  expect(await waiting()).toEqual([])
})

test('where nothing is deployed nothing is asked for', async () => {
  vi.stubEnv('BUILD_HOOK_URL', '')
  await publish()
  expect(await waiting()).toEqual([])
})

test('the job of every minute knows when the rebuild is due, and asks for it', async () => {
  await publish()
  const inMinutes = (await findNextDue(database.db))! / 60_000 - Date.now() / 60_000
  expect(inMinutes).toBeGreaterThan(59)
  expect(inMinutes).toBeLessThanOrEqual(60)
  await later(60)
  vi.stubEnv('MAIL_FROM', 'Mi Forma Activa <hola@example.com>')
  await deliverOutboxes().catch(() => undefined)
  expect(hook.calls).toHaveLength(1)
})
