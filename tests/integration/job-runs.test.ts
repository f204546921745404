import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mailOutbox, rebuildRequests } from '#db/schema/index.ts'
import deliverOutboxes from '#functions/deliver-outboxes.ts'
import cleanUp from '#functions/clean-up.ts'
import nightlyRebuild from '#functions/nightly-rebuild.ts'
import status from '#functions/status.ts'
import { closeDatabase } from '#server/database.ts'
import { queueMail } from '#server/mail/queue.ts'
import { ownBlobs } from '#tests/support/blobs.ts'
import { buildHook } from '#tests/support/build-hook.ts'
import { callFunction, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { mailServer, type MailServer } from '#tests/support/mail-server.ts'

const MINUTE = 60_000

let own: TestDatabase
let mails: MailServer
let closeBlobs: () => Promise<void>
let lines: string[]

beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
})
afterAll(async () => {
  await closeDatabase()
  await own.close()
})
beforeEach(async () => {
  closeBlobs = await ownBlobs()
  mails = await mailServer()
  vi.stubEnv('SMTP_URL', mails.url)
  vi.stubEnv('MAIL_FROM', 'hola@example.com')
  lines = []
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line))
  await own.db.delete(mailOutbox)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await mails.close()
  await closeBlobs()
})

const ages = async () => {
  const response = await callFunction(status, '/api/status')
  return ((await response.json()) as { jobs: Record<string, number | null> }).jobs
}

/** A fault of one step: what reads scheduled articles and articles of the newsletter fails. */
const breakArticles = () => own.owner.execute('alter table articles rename to not_there')
const mendArticles = () => own.owner.execute('alter table not_there rename to articles')

const queue = (key: string) =>
  queueMail(own.db, {
    key,
    to: 'ana@example.com',
    locale: 'es',
    template: 'account-deleted',
    data: { name: null },
  })

test('/api/status tells the seconds since the last good run of each job, and nothing else of it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  expect(await ages()).toEqual({
    'deliver-outboxes': null,
    'clean-up': null,
    'nightly-rebuild': null,
  })
  const hook = await buildHook()
  await deliverOutboxes()
  await nightlyRebuild()
  vi.setSystemTime(Date.now() + 5 * MINUTE)
  await cleanUp()
  hook.close()
  expect(await ages()).toEqual({
    'deliver-outboxes': 300,
    'clean-up': 0,
    'nightly-rebuild': 300,
  })
})

test.each([
  ['deliver-outboxes', deliverOutboxes],
  ['clean-up', cleanUp],
])('a step of %s that fails stops no other, and the run is not a good one', async (job, run) => {
  await queue(`beside a fault of ${job}`)
  await breakArticles()
  try {
    await expect(run()).rejects.toThrow('Failed')
  } finally {
    await mendArticles()
  }
  expect(mails.deliveries).toHaveLength(1)
  expect((await ages())[job]).toBeNull()
  const faults = lines.map((line) => JSON.parse(line) as { job?: string; outcome?: string })
  expect(faults).toContainEqual(expect.objectContaining({ job: 'articles', outcome: 'INTERNAL' }))
  expect((await run()).status).toBe(204)
  expect((await ages())[job]).toBe(0)
})

test('a rebuild of the night that its hook refuses is asked for again later', async () => {
  const hook = await buildHook()
  hook.status = 500
  await expect(nightlyRebuild()).rejects.toThrow('Failed: rebuild')
  hook.close()
  expect((await ages())['nightly-rebuild']).toBeNull()
  expect(await own.db.$count(rebuildRequests)).toBe(1)
})

test('without the store of the markers a run is done, and its age unknown', async () => {
  await closeBlobs()
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from('{}').toString('base64'))
  expect((await deliverOutboxes()).status).toBe(204)
  expect(await ages()).toMatchObject({ 'deliver-outboxes': null })
  vi.unstubAllEnvs()
  closeBlobs = await ownBlobs()
})
