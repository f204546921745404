import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { claimPurges } from '#db/queries/cache-purges.ts'
import { cachePurges } from '#db/schema/index.ts'
import deliverOutboxes from '#functions/deliver-outboxes.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { queuePurge } from '#server/publishing/queue-purge.ts'
import { closeDatabase } from '#server/database.ts'
import { useDatabase } from '#tests/support/call-function.ts'
import { onClock, once } from '#tests/support/clock.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { purgeServer, type PurgeServer } from '#tests/support/purge-server.ts'

let database: TestDatabase
let cdn: PurgeServer
let lines: Record<string, unknown>[]

beforeAll(async () => {
  database = await testDatabase()
  useDatabase(database)
})
afterAll(async () => {
  await closeDatabase()
  await database.close()
})
beforeEach(async () => {
  await database.db.delete(cachePurges)
  cdn = await purgeServer()
  lines = []
  vi.spyOn(console, 'info').mockImplementation((line: string) => {
    lines.push(JSON.parse(line) as Record<string, unknown>)
  })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await cdn.close()
})

const rows = () => database.db.select().from(cachePurges)
const makeDue = () => database.db.update(cachePurges).set({ nextAttemptAt: sql`now()` })
const queue = (...tags: string[]) => queuePurge(database.db, tags)
const deliver = () => deliverPurges(database.db)
/** Seconds until the next attempt of the only row. */
async function wait() {
  const [row] = await database.db
    .select({
      seconds: sql<number>`extract(epoch from ${cachePurges.nextAttemptAt} - now())::float8`,
    })
    .from(cachePurges)
  return row!.seconds
}

test('a queued purge is sent once, and its row is deleted', async () => {
  await queue('professional-1', 'professionals')
  await deliver()
  await deliver()
  expect(cdn.purges).toEqual([['professional-1', 'professionals']])
  expect(await rows()).toEqual([])
})

test('a failed purge is retried until it succeeds', async () => {
  await queue('professionals')
  cdn.mode = 429
  await deliver()
  await deliver()
  expect(cdn.asked()).toBe(1)
  expect(await rows()).toMatchObject([{ tags: ['professionals'], attempts: 1 }])
  expect(lines).toMatchObject([{ level: 'warn', job: 'purge', outcome: 'failed', status: 429 }])

  cdn.mode = 'accepts'
  await makeDue()
  await deliver()
  expect(cdn.purges).toEqual([['professionals']])
  expect(await rows()).toEqual([])
})

test('the retry delay grows up to an hour, without a last attempt', async () => {
  await queue('professionals')
  cdn.mode = 500
  const waits: number[] = []
  for (let attempt = 0; attempt < 9; attempt++) {
    await makeDue()
    await deliver()
    waits.push(Math.round((await wait()) / 60))
  }
  expect(waits).toEqual([1, 2, 5, 15, 30, 60, 60, 60, 60])
})

test('a purge failing for more than ten minutes is logged as an error', async () => {
  await queue('professionals')
  await database.db.update(cachePurges).set({ createdAt: sql`now() - interval '11 minutes'` })
  cdn.mode = 500
  await deliver()
  expect(lines).toMatchObject([{ level: 'error', job: 'purge', outcome: 'failed', attempt: 1 }])
})

test('a purge claimed by a process that died is sent by the next', async () => {
  await queue('professionals')
  // The state left by a process that dies before it calls the CDN or gets its response.
  await claimPurges(database.db, 1)
  await deliver()
  expect(cdn.asked()).toBe(0)
  await makeDue()
  await deliver()
  expect(cdn.purges).toEqual([['professionals']])
  expect(await rows()).toEqual([])
})

test('a CDN that does not respond delays the run by seconds and is retried', async () => {
  await queue('professionals')
  cdn.mode = 'silent'
  const { tookMs } = await onClock(
    deliver,
    once(() => cdn.asked() === 1),
  )
  expect(tookMs).toBeLessThan(7_000)
  expect(await rows()).toMatchObject([{ attempts: 1 }])
})

test('queued purges are sent together by one of several processes, each tag once', async () => {
  for (const n of [1, 2, 3]) await queue(`professional-${n}`, 'professionals')
  await Promise.all([deliver(), deliver(), deliver()])
  expect(cdn.purges.map((tags) => tags.toSorted())).toEqual([
    ['professional-1', 'professional-2', 'professional-3', 'professionals'],
  ])
})

test('a queued purge is rolled back with its transaction', async () => {
  const undone = database.db.transaction(async (tx) => {
    await queuePurge(tx, ['professionals'])
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  expect(await rows()).toEqual([])
})

test('without a CDN nothing is queued', async () => {
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', '')
  await queue('professionals')
  await deliver()
  expect(await rows()).toEqual([])
  expect(cdn.asked()).toBe(0)
})

test('a production process without the token leaves purges to others, and logs an error after ten minutes', async () => {
  vi.stubEnv('SITE_URL', 'https://miformaactiva.test')
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', '')
  await queue('professionals')
  await deliver()
  expect([lines, await rows()]).toMatchObject([[], [{ attempts: 0 }]])
  await database.db.update(cachePurges).set({ createdAt: sql`now() - interval '11 minutes'` })
  await deliver()
  expect(lines).toMatchObject([{ level: 'error', job: 'purge', outcome: 'not-configured' }])
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token')
  await deliver()
  expect(cdn.purges).toEqual([['professionals']])
})

test('the scheduled function sends queued purges even when no mail can be sent', async () => {
  vi.stubEnv('SMTP_URL', '')
  await queue('professionals')
  await expect(deliverOutboxes()).rejects.toThrow('Failed: deliver-outboxes')
  expect(JSON.stringify(lines)).toContain('SMTP_URL')
  expect(cdn.purges).toEqual([['professionals']])
})
