import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvents, users } from '#db/schema/index.ts'
import { verifyPassword } from '#server/passwords/password-hash.ts'
import { issueToken } from '#server/tokens/tokens.ts'
import { cookieOf, makeUser, type TestUser } from '#tests/support/accounts.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { errorOf, GOOD_PASSWORD, mailsTo, post } from '#tests/support/account-api.ts'

const db = accountSuite()

const change = (cookie: string, body: object) => post('/change-password', body, { cookie })
const hashOf = async ({ id }: TestUser) =>
  (await db().select().from(users).where(eq(users.id, id)))[0]!.passwordHash

describe('change-password', () => {
  test('replaces the password', async () => {
    const user = await makeUser(db())
    const body = { currentPassword: user.password, password: GOOD_PASSWORD }
    const response = await change(await cookieOf(db(), user), body)
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])
    expect(await verifyPassword(await hashOf(user), GOOD_PASSWORD)).toBe(true)
  })

  test('queues a notice without the password and writes an audit event', async () => {
    const user = await makeUser(db())
    const body = { currentPassword: user.password, password: GOOD_PASSWORD }
    await change(await cookieOf(db(), user), body)
    const mails = await mailsTo(db(), user.email)
    expect(mails).toMatchObject([{ template: 'password-changed' }])
    expect(JSON.stringify(mails)).not.toContain(GOOD_PASSWORD)
    const events = await db()
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.kind, 'password-changed'))
    expect(events.at(-1)).toMatchObject({ outcome: 'ok', actor: events.at(-1)?.subject })
  })

  test('voids earlier password reset links', async () => {
    const user = await makeUser(db())
    const token = await issueToken(db(), { userId: user.id, purpose: 'reset-password' })
    const body = { currentPassword: user.password, password: GOOD_PASSWORD }
    expect((await change(await cookieOf(db(), user), body)).status).toBe(200)
    expect((await post('/reset-password', { token, password: 'otra más distinta' })).status).toBe(
      410,
    )
  })

  test('requires the current password and changes nothing without it', async () => {
    const user = await makeUser(db())
    const before = await hashOf(user)
    const cookie = await cookieOf(db(), user)
    const wrong = { currentPassword: `${user.password}.`, password: GOOD_PASSWORD }
    expect(await errorOf(await change(cookie, wrong))).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
      fields: { currentPassword: 'wrong_password' },
    })
    expect(await errorOf(await change(cookie, { password: GOOD_PASSWORD }))).toMatchObject({
      fields: { currentPassword: 'required' },
    })
    expect(await hashOf(user)).toBe(before)
    expect(await mailsTo(db(), user.email)).toEqual([])
  })

  test('rejects easily guessed passwords', async () => {
    const user = await makeUser(db())
    const body = { currentPassword: user.password, password: 'entrenador123' }
    expect(await errorOf(await change(await cookieOf(db(), user), body))).toMatchObject({
      fields: { password: 'own_words' },
    })
  })

  test("accepts no other user's id or address", async () => {
    const [user, victim] = [await makeUser(db()), await makeUser(db())]
    const cookie = await cookieOf(db(), user)
    const body = { currentPassword: user.password, password: GOOD_PASSWORD }
    for (const extra of [{ userId: victim.id }, { user_id: victim.id }, { email: victim.email }]) {
      expect((await change(cookie, { ...body, ...extra })).status).toBe(400)
    }
    expect(await verifyPassword(await hashOf(victim), victim.password)).toBe(true)
  })

  test('requires a session', async () => {
    const body = { currentPassword: 'x', password: GOOD_PASSWORD }
    expect((await post('/change-password', body)).status).toBe(401)
  })

  test('limits attempts without affecting other users', async () => {
    const user = await makeUser(db())
    const cookie = await cookieOf(db(), user)
    const wrong = { currentPassword: 'not the one', password: GOOD_PASSWORD }
    for (let n = 0; n < 10; n++) expect((await change(cookie, wrong)).status).toBe(400)
    const right = { currentPassword: user.password, password: GOOD_PASSWORD }
    expect((await change(cookie, right)).status).toBe(429)
    const other = await makeUser(db())
    expect((await change(await cookieOf(db(), other), right)).status).toBe(200)
  })
})
