import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailOutbox, users } from '#db/schema/index.ts'
import { MUTABLE_KINDS } from '#lib/notifications/kinds.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { unsubscribeToken } from '#server/unsubscribe/unsubscribe-token.ts'
import { newEmail } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { mailServer, type MailServer } from '#tests/support/mail-server.ts'
import { newsletterOf } from '#tests/support/newsletter.ts'

const db = accountSuite()
const { call, subscribe, linkTo, confirm, subscriptionOf, subscriber } = newsletterOf(db)
const secret = () => process.env['SESSION_SECRET']!

describe('unsubscribing', () => {
  const unsubscribe = (token: string, undo?: boolean) =>
    call('/unsubscribe', { token, ...(undo !== undefined && { undo }) })

  test('ends the newsletter, can be repeated, and taken back', async () => {
    const { email, token } = await subscriber()
    for (let n = 0; n < 2; n++) {
      expect(await (await unsubscribe(token)).json()).toEqual({
        kind: 'newsletter',
        receives: false,
      })
      expect((await subscriptionOf(email))!.isActive).toBe(false)
    }
    await unsubscribe(token, true)
    expect((await subscriptionOf(email))!.isActive).toBe(true)
  })

  test('afterwards the address needs another confirmation', async () => {
    const { email, token } = await subscriber()
    await unsubscribe(token)
    expect((await subscribe(email)).status).toBe(200)
    expect((await subscriptionOf(email))!.isActive).toBe(false)
    await confirm(await linkTo(email))
    expect((await subscriptionOf(email))!.isActive).toBe(true)
  })

  test.each(MUTABLE_KINDS)('ends the mails of %s alone', async (kind) => {
    const { id } = await makeUser(db())
    const muted = async () =>
      (await db().select().from(users).where(eq(users.id, id)))[0]!.mutedMails
    const token = unsubscribeToken(secret(), { from: kind, id })
    await Promise.all(Array.from({ length: 5 }, () => unsubscribe(token)))
    expect(await muted()).toEqual([kind])
    await unsubscribe(token, true)
    expect(await muted()).toEqual([])
  })

  test.each(['', 'newsletter.x.y', 'contact', 'x'.repeat(201)])(
    'the token %j ends nothing',
    async (token) => {
      expect([400, 410]).toContain((await unsubscribe(token)).status)
    },
  )

  test('a token of somebody who is gone, or of another secret, ends nothing', async () => {
    for (const from of ['newsletter', 'contact'] as const) {
      const gone = unsubscribeToken(secret(), { from, id: randomUUID() })
      expect((await unsubscribe(gone)).status).toBe(410)
    }
    const { email } = await subscriber()
    const { id } = (await subscriptionOf(email))!
    const forged = unsubscribeToken('another secret, of more than 32 bytes', {
      from: 'newsletter',
      id,
    })
    expect((await unsubscribe(forged)).status).toBe(410)
    expect((await subscriptionOf(email))!.isActive).toBe(true)
  })
})

describe('preferences', () => {
  test('topics and language are saved by the link of the subscriber', async () => {
    const { email, token } = await subscriber()
    const chosen = { interests: ['nutrition', 'mental-health'], locale: 'en' }
    expect((await call('/preferences', { token, ...chosen })).status).toBe(200)
    expect(await subscriptionOf(email)).toMatchObject({ ...chosen, isActive: true })
  })

  test('the link of a notification opens no subscription', async () => {
    const { id } = await makeUser(db())
    const token = unsubscribeToken(secret(), { from: 'contact', id })
    expect((await call('/preferences', { token, interests: [], locale: 'es' })).status).toBe(410)
  })
})

describe('mails', () => {
  let server: MailServer
  beforeAll(async () => {
    process.env['MAIL_FROM'] = 'Mi Forma Activa <hola@miformaactiva.test>'
    server = await mailServer()
    process.env['SMTP_URL'] = server.url
  })
  afterAll(async () => {
    delete process.env['SMTP_URL']
    delete process.env['MAIL_FROM']
    await server.close()
  })
  beforeEach(async () => {
    await db().delete(mailOutbox)
    server.deliveries.length = 0
    server.mode = 'accepts'
  })

  test('the newsletter can be ended with one click, the mail that confirms has no such header', async () => {
    const email = newEmail()
    await subscribe(email, { name: 'Ana' })
    const [first] = server.deliveries
    expect(first!.recipients).toEqual([email])
    expect(first!.raw).not.toMatch(/^List-Unsubscribe/im)
    const [, token] = /confirm\?token=([\w-]{43})/.exec(first!.email.text ?? '')!
    await confirm(token!)
    const welcome = server.deliveries[1]!
    const headers = new Map(welcome.email.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(headers.get('list-unsubscribe')).toMatch(/^<http.*\/unsubscribe\?token=newsletter\./)
    expect(welcome.email.text).toContain('/newsletter/preferences?token=')
  })

  test('a mail server that is down loses no link', async () => {
    server.mode = 450
    const email = newEmail()
    expect((await subscribe(email)).status).toBe(200)
    server.mode = 'accepts'
    await db()
      .update(mailOutbox)
      .set({ nextAttemptAt: new Date(0) })
    await deliverMails(db())
    expect(server.deliveries.map(({ recipients }) => recipients)).toEqual([[email]])
  })

  test('a link that is over is not sent', async () => {
    server.mode = 450
    await subscribe(newEmail())
    server.mode = 'accepts'
    await db()
      .update(mailOutbox)
      .set({ nextAttemptAt: new Date(0), createdAt: sql`now() - interval '49 hours'` })
    await deliverMails(db())
    expect(server.deliveries).toEqual([])
  })
})
