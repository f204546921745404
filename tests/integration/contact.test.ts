import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  mailOutbox,
  notifications,
  professionalContactMetrics,
  professionals,
} from '#db/schema/index.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { errorOf, mailsTo } from '#tests/support/account-api.ts'
import {
  callContact,
  contact,
  contacted,
  MESSAGE,
  professionalWithSession,
  requestsTo,
  signedIn,
} from '#tests/support/contact.ts'
import { mailServer } from '#tests/support/mail-server.ts'

const db = accountSuite()

const contactsOf = async (professionalId: string) => {
  const rows = await db()
    .select()
    .from(professionalContactMetrics)
    .where(eq(professionalContactMetrics.professionalId, professionalId as never))
  return rows.map(({ monthYear, totalContacts }) => [monthYear, totalContacts])
}

const firstOfMonth = () => `${new Date().toISOString().slice(0, 7)}-01`

describe('a message to a professional', () => {
  test('is stored with its code, counted, notified, and mailed to both sides', async () => {
    const alba = await professionalWithSession(db())
    const nora = await signedIn(db())
    const response = await contact(alba.professionalId, nora.cookie)
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { items } = (await response.json()) as { items: { code: string }[] }
    const [{ code }] = items as [{ code: string }]
    expect(code).toMatch(new RegExp(`^MFA-${alba.professionalId.slice(0, 8)}-[0-9A-Z]{8}$`))
    expect(await requestsTo(db(), alba.professionalId)).toMatchObject([
      { ...MESSAGE, code, state: 'new', senderId: nora.id },
    ])
    expect(await contactsOf(alba.professionalId)).toEqual([[firstOfMonth(), 1]])
    expect(await mailsTo(db(), alba.email)).toMatchObject([
      { template: 'contact', data: { from: 'Nora Gil', replyTo: nora.email, code } },
    ])
    expect(await mailsTo(db(), nora.email)).toMatchObject([
      { template: 'contact-sent', data: { code, message: MESSAGE.message } },
    ])
    const [seen] = await db().select().from(notifications).where(eq(notifications.userId, alba.id))
    expect(seen).toMatchObject({ kind: 'contact', actorId: nora.id, data: { code }, readAt: null })
  })

  test.each([
    ['nutritionist', 'sports_nutrition', 'MFN'],
    ['physiotherapist', 'pain_relief', 'MFF'],
  ] as const)('to a %s has the code of that profession', async (type, objective, prefix) => {
    const { professionalId } = await professionalWithSession(db(), type)
    const { cookie } = await signedIn(db())
    const [code] = await contacted(professionalId, cookie, { objective })
    expect(code).toMatch(new RegExp(`^${prefix}-${professionalId.slice(0, 8)}-`))
  })

  test('gives nobody the address of the professional', async () => {
    const alba = await professionalWithSession(db())
    const nora = await signedIn(db())
    const response = await contact(alba.professionalId, nora.cookie)
    expect(await response.text()).not.toContain(alba.email)
    const box = await callContact('/contact-requests?box=sent', { cookie: nora.cookie })
    expect(await box.text()).not.toContain(alba.email)
    const [copy] = await mailsTo(db(), nora.email)
    expect(JSON.stringify(copy)).not.toContain(alba.email)
  })

  test('arrives at the professional alone, answers go to the sender, and HTML is text', async () => {
    const alba = await professionalWithSession(db())
    const nora = await signedIn(db())
    await contact(alba.professionalId, nora.cookie, {
      name: 'Nora <b>Gil</b>',
      message: '<script>alert(1)</script> & "hola" desde el móvil',
    })
    const server = await mailServer()
    process.env['SMTP_URL'] = server.url
    process.env['MAIL_FROM'] = 'hola@miformaactiva.test'
    await deliverMails(db())
    await server.close()
    const mail = server.deliveries.find(({ recipients }) => recipients.includes(alba.email))!
    expect(mail.recipients).toEqual([alba.email])
    expect(mail.email.replyTo).toMatchObject([{ address: nora.email }])
    expect(mail.email.from?.address).toBe('hola@miformaactiva.test')
    expect(mail.email.html).not.toMatch(/<script|<b>/)
    expect(mail.email.html).toContain('scriptalert(1)/script &amp; &quot;hola&quot; desde el móvil')
    const headers = Object.fromEntries(mail.email.headers.map(({ key, value }) => [key, value]))
    expect(headers['list-unsubscribe']).toMatch(/^<http.*\/unsubscribe\?token=contact\./)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  })

  test.each([
    [{ name: 'N' }, { name: 'too_short' }],
    [{ name: 'x'.repeat(101) }, { name: 'too_long' }],
    [{ message: 'corto' }, { message: 'too_short' }],
    [{ message: '<<<<<<<<<<<<' }, { message: 'too_short' }],
    [{ message: 'x'.repeat(2_001) }, { message: 'too_long' }],
    [{ phone: 'call me' }, { phone: 'invalid_phone' }],
    [{ objective: 'sports_nutrition' }, { objective: 'invalid' }],
    [{ objective: 'nothing' }, { objective: 'required' }],
    [{ professional_email: 'eva@example.com' }, { professional_email: 'unknown' }],
    [{ email: 'eva@example.com' }, { email: 'unknown' }],
    [{ senderId: randomUUID() }, { senderId: 'unknown' }],
  ])('is refused with %j', async (changes, fields) => {
    const { professionalId } = await professionalWithSession(db())
    const { cookie } = await signedIn(db())
    expect(await errorOf(await contact(professionalId, cookie, changes))).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
      fields,
    })
    expect(await requestsTo(db(), professionalId)).toEqual([])
  })

  test('cannot go to oneself, nor to a professional who is not public', async () => {
    const alba = await professionalWithSession(db())
    expect((await contact(alba.professionalId, alba.cookie)).status).toBe(403)
    await db()
      .update(professionals)
      .set({ isPublic: false })
      .where(eq(professionals.id, alba.professionalId))
    const { cookie } = await signedIn(db())
    expect((await contact(alba.professionalId, cookie)).status).toBe(404)
    expect(await requestsTo(db(), alba.professionalId)).toEqual([])
  })

  test('sent twenty times at once with one key is one request and one mail to each', async () => {
    const alba = await professionalWithSession(db())
    const nora = await signedIn(db())
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await contact(alba.professionalId, nora.cookie, { key })
        return [response.status, await response.text()]
      }),
    )
    expect(new Set(answers.map(String)).size).toBe(1)
    expect(answers[0]![0]).toBe(201)
    expect(await requestsTo(db(), alba.professionalId)).toHaveLength(1)
    expect(await contactsOf(alba.professionalId)).toEqual([[firstOfMonth(), 1]])
    expect(await mailsTo(db(), alba.email)).toHaveLength(1)
    expect(await mailsTo(db(), nora.email)).toHaveLength(1)
  })

  test('is limited to three an hour; the refusal says when to try again', async () => {
    const { professionalId } = await professionalWithSession(db())
    const { cookie } = await signedIn(db())
    for (let n = 0; n < 3; n++) {
      expect((await contact(professionalId, cookie)).status).toBe(201)
    }
    const refused = await contact(professionalId, cookie)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
    expect(await requestsTo(db(), professionalId)).toHaveLength(3)
  })

  test('of many senders at the same moment gets codes of its own, and each is counted', async () => {
    const { professionalId } = await professionalWithSession(db())
    const senders = await Promise.all(Array.from({ length: 8 }, () => signedIn(db())))
    const codes = await Promise.all(senders.map(({ cookie }) => contacted(professionalId, cookie)))
    expect(new Set(codes.flat()).size).toBe(8)
    expect(await contactsOf(professionalId)).toEqual([[firstOfMonth(), 8]])
  })

  test('writes nothing when a part fails', async () => {
    const alba = await professionalWithSession(db())
    const nora = await signedIn(db())
    await db
      .owner()
      .execute(
        `alter table mail_outbox add constraint full_up check (template <> 'contact-sent') not valid`,
      )
    try {
      expect((await contact(alba.professionalId, nora.cookie)).status).toBe(500)
    } finally {
      await db.owner().execute('alter table mail_outbox drop constraint full_up')
    }
    expect(await requestsTo(db(), alba.professionalId)).toEqual([])
    expect(await contactsOf(alba.professionalId)).toEqual([])
    expect(await mailsTo(db(), alba.email)).toEqual([])
  })
})

test('mails of a kind that is switched off are not sent; the bell still shows it', async () => {
  const alba = await professionalWithSession(db())
  const { cookie } = await signedIn(db())
  const muted = { mutedMails: ['contact'] }
  await callContact('/notifications', { cookie: alba.cookie, body: muted, method: 'PATCH' })
  await contact(alba.professionalId, cookie)
  expect(
    await db()
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.to, alba.email), eq(mailOutbox.template, 'contact'))),
  ).toEqual([])
  const bell = await callContact('/notifications', { cookie: alba.cookie })
  expect(await bell.json()).toMatchObject({
    unread: 1,
    mutedMails: ['contact'],
    items: [{ kind: 'contact', actorName: 'Test athlete', isRead: false }],
  })
})
