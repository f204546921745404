import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { mailOutbox } from '#db/schema/index.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { queueMail, type QueuedMail } from '#server/mail/queue.ts'
import { useDatabase } from '#tests/support/call-function.ts'
import { onClock, once } from '#tests/support/clock.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { mailServer, silentServer, type MailServer } from '#tests/support/mail-server.ts'

const TOKEN = 'secret-token-of-the-test'
const READER = 'ana@example.com'
let database: TestDatabase
let server: MailServer

beforeAll(async () => {
  database = await testDatabase()
  useDatabase(database)
  process.env['MAIL_FROM'] = 'Mi Forma Activa <hola@miformaactiva.test>'
})
afterAll(() => database.close())

beforeEach(async () => {
  await database.db.delete(mailOutbox)
  server = await mailServer()
  useServer(server)
})
afterEach(() => server.close())

function useServer({ url }: { url: string }) {
  process.env['SMTP_URL'] = url
}

const queue = (mail: Partial<QueuedMail> & { key: string }) =>
  queueMail(database.db, {
    to: READER,
    locale: 'es',
    template: 'reset-password',
    data: { name: 'Ana', token: TOKEN },
    ...mail,
  } as QueuedMail)

async function row(key = 'a') {
  const [found] = await database.db.select().from(mailOutbox).where(eq(mailOutbox.key, key))
  return found!
}

const makeDue = () => database.db.update(mailOutbox).set({ nextAttemptAt: sql`now()` })
const deliver = () => deliverMails(database.db)

test('a mail is sent once, from our address, to one recipient, as text and HTML; its row keeps no personal data', async () => {
  await queue({ key: 'a' })
  await queue({ key: 'a' })
  await deliver()
  await deliver()
  expect(server.deliveries).toHaveLength(1)
  const [{ recipients, email }] = server.deliveries as [(typeof server.deliveries)[0]]
  expect(recipients).toEqual([READER])
  expect(email.from).toMatchObject({ address: 'hola@miformaactiva.test', name: 'Mi Forma Activa' })
  expect(email.subject).toBe('Restablece tu contraseña de Mi Forma Activa')
  expect(email.messageId).toBe(`<${(await row()).id}@localhost>`)
  expect(email.text).toContain(`/reset-password#access_token=${TOKEN}&type=recovery`)
  expect(email.html).toContain(TOKEN)
  expect(await row()).toMatchObject({ to: '', data: {}, attempts: 1, failedAt: null })
  expect((await row()).sentAt).toBeInstanceOf(Date)
})

test('the mail uses the locale of the row', async () => {
  await queue({ key: 'a', locale: 'en' })
  await deliver()
  expect(server.deliveries[0]?.email.subject).toBe('Reset your Mi Forma Activa password')
  expect(server.deliveries[0]?.email.text).toContain(
    'http://localhost:8888/en/reset-password#access_token=',
  )
})

test('concurrent deliveries send each mail once', async () => {
  const keys = Array.from({ length: 12 }, (_, index) => `key-${index}`)
  for (const key of keys) await queue({ key, to: `${key}@example.com` })
  await Promise.all([deliver(), deliver(), deliver(), deliver()])
  const readers = server.deliveries.flatMap(({ recipients }) => recipients)
  expect(readers.sort()).toEqual(keys.map((key) => `${key}@example.com`).sort())
})

test('a temporary failure is retried later, and the mail is sent once', async () => {
  server.mode = 450
  await queue({ key: 'a' })
  await deliver()
  expect(await row()).toMatchObject({ sentAt: null, failedAt: null, attempts: 1 })
  server.mode = 'accepts'
  await deliver()
  expect(server.deliveries).toHaveLength(0)
  await makeDue()
  await deliver()
  await deliver()
  expect(server.deliveries).toHaveLength(1)
  expect(await row()).toMatchObject({ attempts: 2, data: {} })
})

test('the retry delay grows, and after a day the mail is given up', async () => {
  server.mode = 450
  await queue({ key: 'a', template: 'password-changed', data: { name: 'Ana' } })
  const waits: number[] = []
  while ((await row()).failedAt === null) {
    await makeDue()
    await deliver()
    const [{ wait }] = (await database.db
      .select({ wait: sql<number>`extract(epoch from next_attempt_at - now())::float8` })
      .from(mailOutbox)) as [{ wait: number }]
    waits.push(Math.round(wait / 60))
  }
  expect(waits).toEqual([1, 5, 30, 120, 360, 720, 720])
  expect(await row()).toMatchObject({ sentAt: null, data: {}, attempts: 7 })
})

test('a permanent failure is not retried', async () => {
  server.mode = 550
  await queue({ key: 'a' })
  await deliver()
  expect(await row()).toMatchObject({ sentAt: null, attempts: 1, to: '', data: {} })
  expect((await row()).failedAt).toBeInstanceOf(Date)
  server.mode = 'accepts'
  await makeDue()
  await deliver()
  expect(server.deliveries).toHaveLength(0)
})

test('an unreachable server ends the delivery run, and the mails are sent when it is back', async () => {
  const gone = await mailServer()
  await gone.close()
  useServer(gone)
  await queue({ key: 'a' })
  await queue({ key: 'b', to: 'b@example.com' })
  await deliver()
  const attempts = [(await row('a')).attempts, (await row('b')).attempts]
  expect(attempts.sort()).toEqual([0, 1])
  useServer(server)
  await makeDue()
  await deliver()
  expect(server.deliveries).toHaveLength(2)
})

test('a server that does not respond delays the run by seconds, and the mail is sent later', async () => {
  const silent = await silentServer()
  useServer(silent)
  await queue({ key: 'a' })
  const { tookMs } = await onClock(deliver, once(silent.isCalled))
  expect(tookMs).toBeLessThan(8_000)
  await silent.close()
  expect(await row()).toMatchObject({ sentAt: null, failedAt: null })
  useServer(server)
  await makeDue()
  await deliver()
  expect(server.deliveries).toHaveLength(1)
})

test('a mail that a server took without an answer is sent again: a link twice is better than none', async () => {
  server.mode = 'accepts-and-drops'
  await queue({ key: 'a' })
  await queue({ key: 'b', to: 'b@example.com' })
  await deliver()
  expect(server.deliveries).toHaveLength(1)
  server.mode = 'accepts'
  await makeDue()
  await deliver()
  const ids = server.deliveries.map(({ email }) => email.messageId)
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(2)
})

test.each([
  'ana@example.com, eva@example.com',
  'ana@example.com,eva@example.com',
  'ana@example.com\r\nBcc: eva@example.com',
  'Eva <eva@example.com>',
  '"ana@example.com, x"@example.com',
])('nothing is sent to an address like %j', async (to) => {
  await queue({ key: 'a', to })
  await queue({ key: 'b' })
  await deliver()
  expect(server.deliveries.map(({ recipients }) => recipients)).toEqual([[READER]])
  expect((await row('a')).failedAt).toBeInstanceOf(Date)
})

test('a hostile name adds no header and no recipient', async () => {
  const name = 'Ana\r\nBcc: eva@example.com\r\n\r\n<b>, eva@example.com'
  await queue({ key: 'a', data: { name, token: TOKEN } })
  await deliver()
  expect(server.deliveries.map(({ recipients }) => recipients)).toEqual([[READER]])
  // At the beginning of a line: a random message id may contain the letters.
  expect(server.deliveries[0]?.raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc|eva@/im)
})

test('a mail with an expired link is not sent', async () => {
  await queue({ key: 'a', template: 'reset-password' })
  await database.db.update(mailOutbox).set({ createdAt: sql`now() - interval '61 minutes'` })
  await deliver()
  expect(server.deliveries).toHaveLength(0)
  expect(await row()).toMatchObject({ data: {}, sentAt: null })
})

test('the log contains neither recipient nor token', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  server.mode = 550
  await queue({ key: 'a' })
  await deliver()
  const lines = info.mock.calls.map(([line]) => String(line))
  info.mockRestore()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ job: 'mail', outcome: 'refused', smtp: 550 })
  expect(lines[0]).not.toMatch(/@|secret-token/)
})

test('without a mail server nothing is thrown and no mail is lost', async () => {
  delete process.env['SMTP_URL']
  await queue({ key: 'a' })
  await deliver()
  expect(await row()).toMatchObject({ attempts: 0, sentAt: null, data: { token: TOKEN } })
  useServer(server)
})
