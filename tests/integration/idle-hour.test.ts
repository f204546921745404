import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { insertMails } from '#db/queries/mail-outbox.ts'
import { mailOutbox } from '#db/schema/index.ts'
import deliverOutboxes from '#functions/deliver-outboxes.ts'
import { announceChange } from '#server/jobs/marker.ts'
import { closeDatabase, database as ownDatabase } from '#server/database.ts'
import { ownBlobs } from '#tests/support/blobs.ts'
import { useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { mailServer, type MailServer } from '#tests/support/mail-server.ts'
import { weakLink, type WeakLink } from '#tests/support/weak-link.ts'

const MINUTE = 60_000

let database: TestDatabase
let wire: WeakLink
let mails: MailServer
let closeBlobs: () => Promise<void>
let now: number

beforeAll(async () => {
  database = await testDatabase()
  wire = await weakLink(database.wsProxy)
  useDatabase({ url: database.url, wsProxy: wire.wsProxy }, { asOnSite: true })
  now = Date.now()
})
afterAll(async () => {
  await closeDatabase()
  await wire.close()
  await database.close()
})
beforeEach(async () => {
  // A separate store: other files run concurrently and announce their changes.
  closeBlobs = await ownBlobs()
  mails = await mailServer()
  vi.stubEnv('SMTP_URL', mails.url)
  vi.stubEnv('MAIL_FROM', 'hola@example.com')
  vi.useFakeTimers({ toFake: ['Date'], now })
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  await database.db.delete(mailOutbox)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await mails.close()
  await closeBlobs()
  // Each test runs later than the one before: the time a process remembers only grows.
  now += 24 * 60 * MINUTE
})

/** Runs the scheduled function once per minute, as Netlify does. */
async function pass(minutes: number) {
  for (let minute = 0; minute < minutes; minute++) {
    vi.setSystemTime(Date.now() + MINUTE)
    expect((await deliverOutboxes()).status).toBe(204)
  }
}
/** The number of database connections opened by `work`. */
async function connectionsOf(work: () => Promise<void>): Promise<number> {
  wire.drop()
  while (ownDatabase().pool.totalCount > 0) await new Promise(setImmediate)
  const before = wire.opened()
  await work()
  return wire.opened() - before
}
const queue = (key: string) =>
  insertMails(database.db, [
    {
      key,
      to: 'ana@example.com',
      locale: 'es',
      template: 'account-deleted',
      data: { name: null },
    },
  ])

test('an hour without changes opens no database connection', async () => {
  await pass(1)
  expect(await connectionsOf(() => pass(60))).toBe(0)
})

test('a mail committed after its announcement by a process that died is sent within two minutes', async () => {
  await pass(1)
  await announceChange()
  await pass(1)
  await queue('after-the-first-look')
  await pass(1)
  expect(mails.deliveries.map(({ recipients }) => recipients)).toEqual([['ana@example.com']])
})

test('a few minutes after a change no more connections are opened', async () => {
  await announceChange()
  await pass(4)
  expect(await connectionsOf(() => pass(60))).toBe(0)
})

test('a scheduled retry opens a connection when it is due, not before', async () => {
  await queue('later')
  await database.db.update(mailOutbox).set({ nextAttemptAt: new Date(Date.now() + 30 * MINUTE) })
  await announceChange()
  await pass(4)
  expect(await connectionsOf(() => pass(25))).toBe(0)
  expect(await connectionsOf(() => pass(2))).toBeGreaterThan(0)
})

test('without the blob store the database is queried every time, and mails are sent', async () => {
  await pass(1)
  await closeBlobs()
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from('{}').toString('base64'))
  await queue('no-store')
  await pass(1)
  expect(mails.deliveries).toHaveLength(1)
  vi.unstubAllEnvs()
  closeBlobs = await ownBlobs()
})
