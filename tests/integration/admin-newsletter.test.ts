import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditEvents, mailOutbox, newsletterEditions } from '#db/schema/index.ts'
import { seedNewsletter } from '#db/seed/demo-newsletter.ts'
import type { Edition, EditionArticle } from '#lib/admin/newsletter/edition.ts'
import { EMPTY_EDITION } from '#lib/admin/newsletter/edition.ts'
import { pseudonymOf } from '#server/audit.ts'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { deliverEditions } from '#server/editions/deliver-editions.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  COMPLETE,
  editionsOf,
  sendingEdition,
  subscribers,
  withoutMark,
} from '#tests/support/editions.ts'
import { mailServer, type MailServer } from '#tests/support/mail-server.ts'
import { newsletterOf } from '#tests/support/newsletter.ts'

const db = accountSuite()
let server: MailServer
let admin: Awaited<ReturnType<typeof editionsOf>>
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
  await db
    .owner()
    .execute('truncate newsletter_editions, mail_outbox, newsletter_subscriptions, rate_limits')
  server.deliveries.length = 0
  admin = await editionsOf(db())
})

const codeOf = ({ body }: { body: unknown }) =>
  (body as { error?: { code: string; fields?: object } }).error
const acts = async () => {
  const actor = pseudonymOf(process.env['SESSION_SECRET']!, admin.admin.id)
  const rows = await db().select().from(auditEvents).where(eq(auditEvents.actor, actor))
  return rows.map(({ outcome }) => outcome)
}
const inHours = (hours: number) =>
  new Date(Math.ceil((Date.now() + hours * 3_600_000) / 60_000) * 60_000).toISOString()

describe('writing', () => {
  test('a draft is saved over the version that was read, and over no other', async () => {
    const created = await admin.create()
    expect(created).toMatchObject({ ...COMPLETE, state: 'draft', version: 1 })
    expect(created.chosen.map(({ slug }) => slug)).toEqual(COMPLETE.articles)
    expect(created.chosen[0]!.titles.en).toMatch(/\S/)
    const save = (version: number) =>
      admin.call('PATCH', `newsletters/${created.id}`, { ...COMPLETE, subjectEs: 'Otra', version })
    expect((await save(1)).status).toBe(200)
    expect(codeOf(await save(1))?.code).toBe('STALE')
    expect((await admin.read(created.id)).subjectEs).toBe('Otra')
    expect(await acts()).toEqual(['edition-created', 'edition-updated'])
  })

  test.each([
    [{ subjectEs: 'x'.repeat(121) }, { subjectEs: 'too_long' }],
    [{ subjectEn: 'a\r\nBcc: eva@example.com' }, { subjectEn: 'invalid_characters' }],
    [{ textEs: 'x'.repeat(20_001) }, { textEs: 'too_long' }],
    [{ languages: ['fr'] }, { 'languages.0': 'invalid' }],
    [{ interests: ['gossip'] }, { 'interests.0': 'invalid' }],
    [{ articles: ['../x'] }, { 'articles.0': 'invalid' }],
  ])('refused: %j', async (changes, fields) => {
    const answer = await admin.call('POST', 'newsletters', { ...COMPLETE, ...changes })
    expect(codeOf(answer)).toMatchObject({ code: 'INVALID_INPUT', fields })
  })

  test('deleting needs the password, and takes drafts alone; the database says so too', async () => {
    const { id } = await admin.create()
    const remove = () => admin.call('DELETE', `newsletters/${id}`)
    expect(codeOf(await remove())?.code).toBe('PASSWORD_NEEDED')
    await admin.confirmPassword(11)
    expect(codeOf(await remove())?.code).toBe('PASSWORD_NEEDED')
    await admin.confirmPassword()
    expect((await remove()).status).toBe(200)
    expect((await admin.call('GET', `newsletters/${id}`)).status).toBe(404)
    const sending = await sendingEdition(db())
    expect(codeOf(await admin.call('DELETE', `newsletters/${sending}`))?.code).toBe('CONFLICT')
    await expect(
      db().delete(newsletterEditions).where(eq(newsletterEditions.id, sending)),
    ).rejects.toThrow()
    await expect(
      db()
        .update(newsletterEditions)
        .set({ textEs: 'Otra cosa' })
        .where(eq(newsletterEditions.id, sending)),
    ).rejects.toThrow()
  })

  test('articles are found in both languages, each once', async () => {
    const find = async (q: string) => {
      const { body } = await admin.call('GET', `newsletter-articles?q=${encodeURIComponent(q)}`)
      return (body as { items: EditionArticle[] }).items
    }
    const [found, ...others] = await find('agujetas duran')
    expect(others).toEqual([])
    expect(found?.titles.en).toMatch(/\S/)
    expect(await find('no hay tal artículo')).toEqual([])
    const all = await find('')
    expect(new Set(all.map(({ titles }) => titles.es)).size).toBe(all.length)
  })

  test('recipients are counted by language and interest', async () => {
    await subscribers(db(), 3)
    await subscribers(db(), 2, { locale: 'en', interests: ['nutrition'] })
    await subscribers(db(), 4, { isActive: false })
    const count = async (query: string) =>
      (await admin.call('GET', `newsletter-recipients?${query}`)).body
    expect(await count('')).toEqual({ es: 3, en: 2 })
    expect(await count('languages=en')).toEqual({ es: 0, en: 2 })
    expect(await count('interests=recipes,cardio')).toEqual({ es: 3, en: 0 })
  })
})

describe('looking at it', () => {
  test('the preview is the mail, harmless whatever was written', async () => {
    const { id } = await admin.create({
      textEs:
        '# Hola\n\n<script>alert(1)</script>[x](javascript:alert(1)) <img src=x onerror=alert(1)>\n\n- [dentro](/tools)\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    })
    const { body } = await admin.call('GET', `newsletters/${id}/preview`)
    const { es, en } = body as Record<'es' | 'en', { subject: string; html: string; text: string }>
    expect(es.subject).toBe('Dormir para entrenar')
    expect(withoutMark(es.html)).not.toMatch(/<script|onerror|javascript:|<img|<iframe|<form/i)
    expect(es.html).toContain('href="http://localhost:8888/tools"')
    expect(es.text).toContain('- dentro (http://localhost:8888/tools)')
    expect(es.text).toContain('a | b\n1 | 2')
    expect(es.html).toContain('/article/agujetas-y-recuperacion')
    // The reader of English gets the twin.
    expect(en.html).toMatch(/\/en\/article\/(?!agujetas)/)
  })

  test('a test goes to the admin alone, is marked, and ends no subscription', async () => {
    const { id } = await admin.create({ textEn: '', articles: [] })
    await subscribers(db(), 1)
    const ask = (locale: string) => admin.call('POST', `newsletters/${id}/test`, { locale })
    expect((await ask('es')).body).toEqual({ email: admin.admin.email })
    const [mail, ...others] = server.deliveries
    expect(others).toEqual([])
    expect(mail!.recipients).toEqual([admin.admin.email])
    expect(mail!.email.subject).toBe('[Prueba] Dormir para entrenar')
    expect(mail!.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    const [, token] = /unsubscribe\?token=(\S+)/.exec(mail!.email.text!)!
    const { call } = newsletterOf(db)
    expect((await call('/unsubscribe', { token })).status).toBe(410)
    expect(codeOf(await ask('en'))).toMatchObject({ fields: { textEn: 'required' } })
    expect(await acts()).toContain('edition-tested')
    for (let n = 2; n < RATE_LIMITS.editionTest.limit; n++) await ask('en')
    expect((await ask('es')).status).toBe(429)
  })
})

describe('sending', () => {
  test('needs the password, the version that was read, and everything in each language', async () => {
    await subscribers(db(), 1)
    const draft = await admin.create({ textEn: '', articles: [], subjectEn: '' })
    expect(codeOf(await admin.begin(draft))?.code).toBe('PASSWORD_NEEDED')
    await admin.confirmPassword()
    expect(codeOf(await admin.begin({ ...draft, version: 7 }))?.code).toBe('STALE')
    expect(codeOf(await admin.begin(draft))).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { subjectEn: 'required', textEn: 'required' },
    })
    const spanish = await admin.create({
      ...EMPTY_EDITION,
      ...COMPLETE,
      languages: ['es'],
      textEn: '',
    })
    expect((await admin.begin(spanish)).body).toMatchObject({ state: 'sending' })
    expect(codeOf(await admin.begin(spanish))?.code).toBe('CONFLICT')
    expect(await acts()).toEqual(['edition-created', 'edition-created', 'edition-sent'])
  })

  test('of two at once one begins it', async () => {
    await subscribers(db(), 1)
    await admin.confirmPassword()
    const draft = await admin.create()
    const answers = await Promise.all([admin.begin(draft), admin.begin(draft)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('an audience of nobody is refused', async () => {
    await subscribers(db(), 1)
    await admin.confirmPassword()
    const draft = await admin.create({ languages: ['en'] })
    expect(codeOf(await admin.begin(draft))).toMatchObject({ fields: { audience: 'nobody' } })
  })

  test.each([
    ['2020-01-01T00:00:00.000Z', 'in_past'],
    ['2999-01-01T00:00:00.000Z', 'too_late'],
    ['2026-12-01T00:00:30.000Z', 'invalid_date'],
    ['tomorrow', 'invalid_date'],
  ])('not at %s', async (at, problem) => {
    await admin.confirmPassword()
    const draft = await admin.create()
    expect(codeOf(await admin.begin(draft, at))).toMatchObject({ fields: { at: problem } })
  })

  test('a scheduled edition can be taken back and is a draft again', async () => {
    await subscribers(db(), 1)
    await admin.confirmPassword()
    const draft = await admin.create()
    const at = inHours(3)
    expect((await admin.begin(draft, at)).body).toMatchObject({
      state: 'scheduled',
      scheduledAt: at,
    })
    const save = await admin.call('PATCH', `newsletters/${draft.id}`, { ...COMPLETE, version: 2 })
    expect(codeOf(save)?.code).toBe('CONFLICT')
    const back = await admin.call('POST', `newsletters/${draft.id}/stop`, {})
    expect(back.body).toMatchObject({ state: 'draft', scheduledAt: null })
    await deliverEditions(db())
    expect(server.deliveries).toEqual([])
  })

  test('who leaves by a link of the edition is counted once, and no more after coming back', async () => {
    const [reader, other] = await subscribers(db(), 2)
    const id = await sendingEdition(db())
    await deliverEditions(db())
    const mail = server.deliveries.find(({ recipients }) => recipients[0] === reader!.email)!
    const [, token] = /unsubscribe\?token=(\S+)/.exec(mail.email.text!)!
    const { call, subscriptionOf } = newsletterOf(db)
    const left = async () => (await admin.read(id)).counts.unsubscribed
    await Promise.all([1, 2, 3].map(() => call('/unsubscribe', { token })))
    expect(await left()).toBe(1)
    expect((await subscriptionOf(reader!.email))!.isActive).toBe(false)
    expect((await subscriptionOf(other!.email))!.isActive).toBe(true)
    await call('/unsubscribe', { token, undo: true })
    await call('/unsubscribe', { token, undo: true })
    expect(await left()).toBe(0)
    expect(await db().$count(mailOutbox)).toBe(2)
  })
})

describe('the list', () => {
  test('finds by subject and state, the last changed first, and pages from row to row', async () => {
    await db()
      .insert(newsletterEditions)
      .values(
        Array.from({ length: 30 }, (_, n) => ({
          subjectEs: `Edición ${n}`,
          updatedAt: new Date(Date.UTC(2026, 0, n + 1)),
        })),
      )
    const list = async (query: string) =>
      (await admin.call('GET', `newsletters?${query}`)).body as {
        items: Edition[]
        total: number
        next: string | null
      }
    const first = await list('')
    expect(first.total).toBe(30)
    expect(first.items[0]!.subjectEs).toBe('Edición 29')
    const second = await list(`after=${first.next!}`)
    expect([...first.items, ...second.items].map(({ subjectEs }) => subjectEs)).toEqual(
      Array.from({ length: 30 }, (_, n) => `Edición ${29 - n}`),
    )
    expect((await list('q=edicion+7')).items.map(({ subjectEs }) => subjectEs)).toEqual([
      'Edición 7',
    ])
    expect((await list('state=sent')).items).toEqual([])
  })

  test('the demo data are one edition that was sent and one draft, once', async () => {
    await seedNewsletter(db())
    await seedNewsletter(db())
    const rows = await db().select().from(newsletterEditions)
    expect(rows.map(({ state }) => state).sort()).toEqual(['draft', 'sent'])
    await deliverEditions(db())
    expect(server.deliveries).toEqual([])
  })
})
