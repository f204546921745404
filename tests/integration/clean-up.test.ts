import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import {
  cookieConsents,
  idempotentAnswers,
  knownDevices,
  mailOutbox,
  oneTimeTokens,
  profiles,
  rateLimits,
  sessions,
  spentOnce,
  users,
} from '#db/schema/index.ts'
import deliverOutboxes from '#functions/deliver-outboxes.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { closeDatabase } from '#server/database.ts'
import { queueMail } from '#server/mail/queue.ts'
import { makeUser, type TestUser } from '#tests/support/accounts.ts'
import { memoryStore } from '#tests/support/avatars.ts'
import { ownBlobs } from '#tests/support/blobs.ts'
import { useDatabase } from '#tests/support/call-function.ts'
import { memoryProofs } from '#tests/support/proofs.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { mailServer } from '#tests/support/mail-server.ts'

const noPictures = {
  get: () => Promise.resolve(null),
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(),
  list: () => Promise.resolve([]),
}
const MOMENT = '2026-11-20T22:04:00Z'
const ago = (text: string) => sql`now() - ${text}::interval`
let database: TestDatabase
let closeBlobs: () => Promise<void>

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

test('only expired rows are deleted', async () => {
  const { db } = database
  const { id: userId } = await makeUser(db)
  const expiries = [
    ['old', ago('1 second')],
    ['new', ago('-1 hour')],
  ] as const
  for (const [key, expiresAt] of expiries) {
    await db.insert(rateLimits).values({ key, hits: 1, expiresAt })
    await db.insert(spentOnce).values({ key, expiresAt })
    await db.insert(idempotentAnswers).values({ key, request: '', expiresAt })
    await db
      .insert(oneTimeTokens)
      .values({ hash: key, userId, purpose: 'confirm-email', expiresAt })
  }
  await db.insert(sessions).values([
    { userId, epoch: 1, device: 'old', createdAt: ago('32 days') },
    { userId, epoch: 1, device: 'old', endedAt: ago('31 days') },
    { userId, epoch: 1, device: 'new', endedAt: ago('1 day') },
    { userId, epoch: 1, device: 'new', createdAt: ago('29 days') },
  ])
  await db.insert(knownDevices).values([
    { userId, tokenHash: 'old', device: '?', lastSignInAt: ago('366 days') },
    { userId, tokenHash: 'new', device: '?', lastSignInAt: ago('364 days') },
  ])
  const mail = { to: '', locale: 'es', template: 'password-changed' } as const
  await db.insert(mailOutbox).values([
    { ...mail, key: 'old', sentAt: ago('31 days') },
    { ...mail, key: 'old too', failedAt: ago('31 days') },
    { ...mail, key: 'new', sentAt: ago('29 days') },
    { ...mail, key: 'new, waiting', createdAt: ago('40 days') },
  ])
  const consent = { browserId: randomUUID(), analytics: false, personalization: true }
  await db.insert(cookieConsents).values([
    { ...consent, locale: 'es', revision: 1, createdAt: ago('1097 days') },
    { ...consent, locale: 'es', revision: 2, createdAt: ago('1094 days') },
  ])

  await cleanUp({ db, avatars: noPictures, proofs: memoryProofs().store })

  expect(await db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: 'new' }])
  expect(await db.select({ key: spentOnce.key }).from(spentOnce)).toEqual([{ key: 'new' }])
  const answers = await db.select({ key: idempotentAnswers.key }).from(idempotentAnswers)
  expect(answers).toEqual([{ key: 'new' }])
  expect(await db.select({ key: oneTimeTokens.hash }).from(oneTimeTokens)).toEqual([{ key: 'new' }])
  const devices = await db.select({ device: sessions.device }).from(sessions)
  expect(devices).toEqual([{ device: 'new' }, { device: 'new' }])
  const browsers = await db.select({ hash: knownDevices.tokenHash }).from(knownDevices)
  expect(browsers).toEqual([{ hash: 'new' }])
  const keys = (await db.select({ key: mailOutbox.key }).from(mailOutbox)).map(({ key }) => key)
  expect(keys.sort()).toEqual(['new', 'new, waiting'])
  const consents = await db.select({ revision: cookieConsents.revision }).from(cookieConsents)
  expect(consents).toEqual([{ revision: 2 }])
})

test('accounts not confirmed within 48 hours are deleted, with their pictures and pending mails', async () => {
  const { db } = database
  const form = (hours: number) => ({ email: `h${hours}@example.com`, hours })
  const made = []
  for (const { email, hours } of [form(47), form(49)]) {
    const user = await makeUser(db, { email, confirmed: false })
    await db
      .update(users)
      .set({ createdAt: ago(`${hours} hours`) })
      .where(eq(users.id, user.id))
    await queueMail(db, {
      key: email,
      to: email,
      locale: 'es',
      template: 'confirm-email',
      data: { token: '', profession: null, signedUpAt: MOMENT, until: MOMENT, device: null },
    })
    made.push(user)
  }
  const [waiting, late] = made as [TestUser, TestUser]
  // Confirmed accounts stay, as do those created by an admin, which have no password yet.
  const old = await makeUser(db)
  const byAdmin = await makeUser(db, { confirmed: false })
  const monthAgo = { createdAt: ago('29 days') }
  await db.update(users).set(monthAgo).where(eq(users.id, old.id))
  await db
    .update(users)
    .set({ ...monthAgo, passwordHash: null })
    .where(eq(users.id, byAdmin.id))
  const { store, pictures } = memoryStore()
  for (const { id } of made) {
    const avatarUrl = `/avatars/${id}/avatar.webp?v=1`
    await db.update(profiles).set({ avatarUrl }).where(eq(profiles.userId, id))
    pictures.set(id, new Uint8Array())
  }

  await cleanUp({ db, avatars: store, proofs: memoryProofs().store })

  const left = new Set((await db.select({ id: users.id }).from(users)).map(({ id }) => id))
  expect([waiting, old, byAdmin, late].map(({ id }) => left.has(id))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect([...pictures.keys()]).toEqual([waiting.id])
  const mails = await db.select({ to: mailOutbox.to }).from(mailOutbox)
  expect(mails.filter(({ to }) => to !== '')).toEqual([{ to: waiting.email }])
})

test('accounts made by an admin are deleted after 30 days, unless a link still works or was used', async () => {
  const { db } = database
  const made = async (name: string, days: number, values: Partial<typeof users.$inferInsert>) => {
    const { id } = await makeUser(db, { email: `${name}@example.com`, role: 'trainer' })
    await db
      .update(users)
      .set({
        createdAt: ago(`${days} days`),
        passwordHash: null,
        emailConfirmedAt: null,
        ...values,
      })
      .where(eq(users.id, id))
    return id
  }
  const link = async (name: string, values: Partial<typeof oneTimeTokens.$inferInsert>) => {
    const userId = await made(name, 31, {})
    await db.insert(oneTimeTokens).values({
      ...{ hash: name, userId, purpose: 'set-password', expiresAt: ago('-1 hour') as never },
      ...values,
    })
  }
  await made('unanswered', 31, {})
  await made('young', 29, {})
  await made('confirmed', 31, { emailConfirmedAt: new Date() })
  await link('live', {})
  await link('void', { usedAt: new Date() })
  await link('expired', { expiresAt: ago('1 second') as never })
  const data = { name: null, token: '' }
  for (const name of ['unanswered', 'live']) {
    const mail = { key: name, to: `${name}@example.com`, locale: 'es' } as const
    await queueMail(db, { ...mail, template: 'set-password', data })
  }
  await cleanUp({ db, avatars: noPictures, proofs: memoryProofs().store })
  const left = (await db.select({ email: users.email }).from(users)).map(({ email }) => email)
  const kept = ['young', 'confirmed', 'live'].map((name) => `${name}@example.com`)
  expect(left).toEqual(expect.arrayContaining(kept))
  for (const name of ['unanswered', 'void', 'expired']) {
    expect(left).not.toContain(`${name}@example.com`)
  }
  const mails = await db.select({ key: mailOutbox.key }).from(mailOutbox)
  expect(mails.map(({ key }) => key)).toContain('live')
  expect(mails.map(({ key }) => key)).not.toContain('unanswered')
})

test('what keeps failing does not keep what has expired', async () => {
  const { db, owner } = database
  const { store: proofs, files } = memoryProofs()
  files.set(`${randomUUID()}/${randomUUID()}`, new Uint8Array())
  const down = { ...noPictures, list: () => Promise.reject(new Error('down')) }
  await db.insert(spentOnce).values({ key: 'expired', expiresAt: ago('1 second') })
  await owner.execute(sql`alter function count_health_weeks() rename to not_there`)
  const failed = cleanUp({ db, avatars: down, proofs })
  await expect(failed).rejects.toThrow('Failed: clean-up, clean-up')
  await owner.execute(sql`alter function not_there() rename to count_health_weeks`)
  expect(await db.$count(spentOnce, eq(spentOnce.key, 'expired'))).toBe(0)
  expect([...files.keys()]).toEqual([])
})

test('files that a store refuses to delete fail the run', async () => {
  const { db } = database
  const pictures = memoryStore()
  pictures.pictures.set(randomUUID(), new Uint8Array())
  const proofs = memoryProofs()
  proofs.files.set(`${randomUUID()}/${randomUUID()}`, new Uint8Array())
  for (const { down } of [pictures, proofs]) down.add('delete')
  const deps = { db, avatars: pictures.store, proofs: proofs.store }
  await expect(cleanUp(deps)).rejects.toThrow('Failed: clean-up, clean-up')
  for (const { down } of [pictures, proofs]) down.clear()
  await cleanUp(deps)
  expect([pictures.pictures.size, proofs.files.size]).toEqual([0, 0])
})

test('the scheduled function sends pending mails, and names the variables missing for the mail server', async () => {
  delete process.env['SMTP_URL']
  delete process.env['MAIL_FROM']
  const printed = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  await expect(deliverOutboxes()).rejects.toThrow('Failed: deliver-outboxes')
  expect(String(printed.mock.lastCall)).toMatch(/SMTP_URL.*MAIL_FROM/)
  printed.mockRestore()
  const server = await mailServer()
  Object.assign(process.env, { SMTP_URL: server.url, MAIL_FROM: 'hola@example.com' })
  await queueMail(database.db, {
    key: 'clock',
    to: 'ana@example.com',
    locale: 'en',
    template: 'account-deleted',
    data: { name: null },
  })
  expect((await deliverOutboxes()).status).toBe(204)
  const [row] = await database.db.select().from(mailOutbox).where(eq(mailOutbox.key, 'clock'))
  expect(row?.sentAt).toBeInstanceOf(Date)
  expect(server.deliveries.at(-1)?.recipients).toEqual(['ana@example.com'])
  await server.close()
})
