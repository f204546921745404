import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deleteExpiredRows } from '#db/queries/expired-rows.ts'
import { profiles, siteMessages } from '#db/schema/index.ts'
import type { MessageRow, SiteMessageDetail } from '#lib/admin/messages-schemas.ts'
import { SITE } from '#lib/site/identity.ts'
import { renderMail } from '#server/mail/render.ts'
import { errorOf, mailsTo, newEmail } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { actsOf, moderator } from '#tests/support/moderation.ts'

const db = accountSuite()
const ANSWER = 'Claro que sí:\nfiltra por «Online».'

/** A message as the contact page stores it. */
async function message(changes: Partial<typeof siteMessages.$inferInsert> = {}) {
  const [row] = await db()
    .insert(siteMessages)
    .values({
      name: 'Nora Gil',
      email: newEmail(),
      objective: 'trainer',
      message: '¿Hay alguien que dé clases a distancia?',
      code: `MFG-${randomUUID()}`,
      ...changes,
    })
    .returning()
  return row!
}
type Page = { items: MessageRow[]; total: number; next: string | null; previous: string | null }
const pageOf = async (response: Promise<Response>) => (await (await response).json()) as Page
const detailOf = async (response: Promise<Response>) =>
  (await (await response).json()) as SiteMessageDetail

describe('the list', () => {
  test('is searched by name, address and code, and filtered', async () => {
    const admin = await moderator(db())
    const word = randomUUID().slice(0, 8)
    const [one, two, three] = [
      await message({ name: `Ágata ${word}` }),
      await message({ email: `${word}@example.com`, objective: 'multiple' }),
      await message({ code: `MFG-${word}`, answeredAt: new Date() }),
    ]
    const found = async (query: string) =>
      (await pageOf(admin.messages(`?q=${query}`))).items.map(({ id }) => id)
    expect(await found(word.toUpperCase())).toEqual([three.id, two.id, one.id])
    expect(await found(`agata ${word}`)).toEqual([one.id])
    expect(await found(`${word}&state=open`)).toEqual([two.id, one.id])
    expect(await found(`${word}&state=answered`)).toEqual([three.id])
    expect(await found(`${word}&objective=multiple`)).toEqual([two.id])
    expect(await found(`${word}&dir=asc`)).toEqual([one.id, two.id, three.id])
    expect(await found('%25')).toEqual([])
    for (const bad of ['?state=none', '?objective=all', '?after=x', '?page=2']) {
      expect((await admin.messages(bad)).status, bad).toBe(400)
    }
  })

  test('is paged from row to row, none twice and none missing', async () => {
    const admin = await moderator(db())
    const word = randomUUID().slice(0, 8)
    for (let n = 0; n < 53; n++) await message({ name: `Eva ${word}` })
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page: Page = await pageOf(admin.messages(`?q=${word}${after && `&after=${after}`}`))
      expect(page.total).toBe(53)
      seen.push(...page.items.map(({ id }) => id))
      after = page.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([53, 53])
    const last = await pageOf(admin.messages(`?q=${word}&before=end`))
    expect(last.items.map(({ id }) => id)).toEqual(seen.slice(-25))
  })

  test('is counted for the navigation', async () => {
    const admin = await moderator(db())
    const { messages } = await admin.waiting()
    const { id } = await message()
    expect((await admin.waiting()).messages).toBe(messages + 1)
    await admin.mark(id)
    expect((await admin.waiting()).messages).toBe(messages)
  })
})

test('a message is read whole, which is noted', async () => {
  const admin = await moderator(db())
  const sender = await makeUser(db())
  const row = await message({ senderId: sender.id, phone: '+34 600 000 000' })
  expect(await detailOf(admin.message(row.id))).toMatchObject({
    message: row.message,
    phone: '+34 600 000 000',
    hasAccount: true,
    locale: 'es',
    answer: null,
    answeredAt: null,
  })
  expect(await actsOf(db(), admin.id)).toContain('message-read')
  expect((await admin.message(randomUUID())).status).toBe(404)
})

describe('an answer', () => {
  test('is mailed to the typed address, stored with who and when, and noted', async () => {
    const admin = await moderator(db())
    await db().update(profiles).set({ displayName: 'Marta' }).where(eq(profiles.userId, admin.id))
    const row = await message()
    const response = await admin.answer(row.id, ` ${ANSWER} `)
    expect(response.status).toBe(201)
    const answered = (await response.json()) as SiteMessageDetail
    expect(answered).toMatchObject({ answer: ANSWER, answeredBy: 'Marta' })
    expect(Date.parse(answered.answeredAt!)).toBeGreaterThan(Date.now() - 60_000)
    const [mail, ...others] = await mailsTo(db(), row.email)
    expect(others).toEqual([])
    const data = { name: 'Nora Gil', answer: ANSWER, code: row.code }
    expect(mail).toMatchObject({ template: 'site-message-answer', locale: 'es', data })
    const letter = await renderMail(
      { template: 'site-message-answer', data },
      'es',
      'https://x.test',
    )
    expect(letter.replyTo).toBe(SITE.supportEmail)
    expect(letter.subject).toContain(row.code)
    // The address may be a stranger's: what was typed stays here.
    expect(letter.text).not.toContain(row.message)
    expect(await actsOf(db(), admin.id)).toContain('message-answered')
  })

  test('a double click and a retry answer once', async () => {
    const admin = await moderator(db())
    const row = await message()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => admin.answer(row.id, ANSWER, key)),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await mailsTo(db(), row.email)).toHaveLength(1)
  })

  test('of two admins at once one is sent, and the other told so', async () => {
    const [one, two] = [await moderator(db()), await moderator(db())]
    const row = await message()
    const answers = await Promise.all([one.answer(row.id, ANSWER), two.answer(row.id, 'Otra cosa')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await mailsTo(db(), row.email)).toHaveLength(1)
    expect((await one.mark(row.id)).status).toBe(409)
  })

  test('needs the password of the last minutes', async () => {
    const admin = await moderator(db(), { isConfirmed: false })
    const row = await message()
    expect(await errorOf(await admin.answer(row.id, ANSWER))).toMatchObject({
      status: 403,
      code: 'PASSWORD_NEEDED',
    })
    expect(await mailsTo(db(), row.email)).toEqual([])
    expect((await detailOf(admin.message(row.id))).answeredAt).toBeNull()
  })

  test.each([
    ['  ', 'required'],
    ['x'.repeat(4_001), 'too_long'],
  ])('%j is refused', async (text, problem) => {
    const admin = await moderator(db())
    const row = await message()
    expect(await errorOf(await admin.answer(row.id, text))).toMatchObject({
      status: 400,
      fields: { text: problem },
    })
    expect(await mailsTo(db(), row.email)).toEqual([])
  })
})

test('one that was answered elsewhere is marked, without a mail', async () => {
  const admin = await moderator(db(), { isConfirmed: false })
  const row = await message()
  expect(await detailOf(admin.mark(row.id))).toMatchObject({
    answer: null,
    answeredAt: expect.any(String) as string,
  })
  expect(await mailsTo(db(), row.email)).toEqual([])
  expect(await actsOf(db(), admin.id)).toContain('message-marked')
  expect((await admin.mark(row.id)).status).toBe(409)
  expect((await admin.mark(randomUUID())).status).toBe(404)
})

test('an answered message is kept as long as another', async () => {
  const admin = await moderator(db())
  const [old, young] = [await message(), await message()]
  await admin.answer(old.id, ANSWER)
  await db()
    .update(siteMessages)
    .set({ createdAt: sql`now() - interval '24 months 1 day'` })
    .where(eq(siteMessages.id, old.id))
  await deleteExpiredRows(db())
  expect((await admin.message(old.id)).status).toBe(404)
  expect((await admin.message(young.id)).status).toBe(200)
})
