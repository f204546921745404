import { eq } from 'drizzle-orm'
import { Client } from '@neondatabase/serverless'
import { describe, expect, test, vi } from 'vitest'
import { auditEvents, oneTimeTokens, sessions, users } from '#db/schema/index.ts'
import type { UserId } from '#lib/ids.ts'
import { forgotPassword } from '#server/account/forgot-password.ts'
import { verifyPassword } from '#server/passwords/password-hash.ts'
import { issueToken } from '#server/tokens/tokens.ts'
import { cookieOf, makeUser, type TestUser } from '#tests/support/accounts.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  accountDeps,
  callerWith,
  errorOf,
  GOOD_PASSWORD,
  mailedToken,
  mailsTo,
  newAddress,
  newEmail,
  post,
  signUpForm,
} from '#tests/support/account-api.ts'

const db = accountSuite()

const userRow = async ({ id }: Pick<TestUser, 'id'>) =>
  (await db().select().from(users).where(eq(users.id, id)))[0]!
const forgot = (email: string, ip?: string) => post('/forgot-password', { email }, ip ? { ip } : {})
const reset = (token: string, password = GOOD_PASSWORD) =>
  post('/reset-password', { token, password })
const confirm = (token: string, password = GOOD_PASSWORD) => post('/confirm', { token, password })
const makeOld = (userId: UserId, seconds: number) =>
  db()
    .update(oneTimeTokens)
    .set({ expiresAt: new Date(Date.now() - seconds * 1_000) })
    .where(eq(oneTimeTokens.userId, userId))

describe('confirm', () => {
  async function pending() {
    const form = signUpForm('athlete')
    await post('/sign-up', form)
    const [user] = await db().select().from(users).where(eq(users.email, form.email))
    return { user: user!, token: await mailedToken(db(), form.email, 'confirm-email') }
  }

  test('confirms the address once', async () => {
    const { user, token } = await pending()
    const response = await confirm(token)
    expect([response.status, await response.json()]).toEqual([200, { items: [] }])
    const { emailConfirmedAt } = (await db().select().from(users).where(eq(users.id, user.id)))[0]!
    expect(emailConfirmedAt).not.toBeNull()
    expect(await errorOf(await confirm(token))).toMatchObject({
      status: 410,
      code: 'TOKEN_INVALID',
    })
    const events = await db()
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.kind, 'email-confirmed'))
    expect(events).toHaveLength(1)
  })

  test('rejects an expired link', async () => {
    const { user, token } = await pending()
    await makeOld(user.id, 1)
    expect((await confirm(token)).status).toBe(410)
  })

  test('rejects a token for another purpose without spending it', async () => {
    const user = await makeUser(db())
    const token = await issueToken(db(), { userId: user.id, purpose: 'reset-password' })
    expect((await confirm(token, user.password)).status).toBe(410)
    expect((await reset(token)).status).toBe(200)
  })

  test.each(['', 'x', 'x'.repeat(42), `${'x'.repeat(42)}=`, null])(
    'rejects the malformed token %j',
    async (token) => {
      const { status, fields } = await errorOf(await post('/confirm', { token }))
      expect([status, Object.keys(fields)]).toEqual([400, ['token']])
    },
  )
})

describe('forgot-password', () => {
  test('gives the same response for known and unknown addresses', async () => {
    const { email } = await makeUser(db())
    const [known, unknown] = await Promise.all([forgot(email), forgot(newEmail())])
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
    const names = (response: Response) => [...response.headers.keys()].toSorted()
    expect(names(known)).toEqual(names(unknown))
  })

  test('mails a link only to a known address, in the locale of the account', async () => {
    const user = await makeUser(db())
    await db().update(users).set({ locale: 'en' }).where(eq(users.id, user.id))
    const unknown = newEmail()
    await forgot(user.email.toUpperCase())
    await forgot(unknown)
    expect(await mailsTo(db(), user.email)).toMatchObject([
      { template: 'reset-password', locale: 'en', data: { name: 'Test athlete' } },
    ])
    expect(await mailsTo(db(), unknown)).toEqual([])
  })

  test('stores only the hash of the token', async () => {
    const user = await makeUser(db())
    await forgot(user.email)
    const token = await mailedToken(db(), user.email, 'reset-password')
    const rows = await db().select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('voids the previous link', async () => {
    const { email } = await makeUser(db())
    await forgot(email)
    const first = await mailedToken(db(), email, 'reset-password')
    await forgot(email)
    expect((await reset(first)).status).toBe(410)
    expect((await reset(await mailedToken(db(), email, 'reset-password'))).status).toBe(200)
  })

  test('is rate limited by email address, known or not, and by IP address', async () => {
    for (const email of [(await makeUser(db())).email, newEmail()]) {
      for (let n = 0; n < 3; n++) expect((await forgot(email)).status).toBe(200)
      expect((await forgot(email)).status).toBe(429)
    }
    const ip = newAddress()
    for (let n = 0; n < 10; n++) expect((await forgot(newEmail(), ip)).status).toBe(200)
    expect((await forgot(newEmail(), ip)).status).toBe(429)
  })

  test('ignores a forged host header in the mail', async () => {
    const { email } = await makeUser(db())
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    expect((await post('/forgot-password', { email }, { headers })).status).toBe(200)
    expect(JSON.stringify(await mailsTo(db(), email))).not.toContain('evil')
  })

  test.each(['a@example.com,b@example.com', 'a@example.com\nb@example.com', 'a b@example.com'])(
    'rejects %j',
    async (email) => {
      expect(await errorOf(await forgot(email))).toMatchObject({
        status: 400,
        fields: { email: 'invalid_email' },
      })
    },
  )

  test('runs the same number of queries for an unknown address', async () => {
    const query = vi.spyOn(Client.prototype, 'query')
    const work = async (email: string) => {
      query.mockClear()
      await forgotPassword(accountDeps(db()), { body: { email }, caller: callerWith() })
      return query.mock.calls.length
    }
    const { email } = await makeUser(db())
    const known = await work(email)
    expect(known).toBeGreaterThan(4)
    expect(await work(newEmail())).toBe(known)
  })
})

describe('reset-password', () => {
  test('sets the password, ends all sessions and queues a notice without the password', async () => {
    const user = await makeUser(db())
    await cookieOf(db(), user)
    await cookieOf(db(), user)
    await forgot(user.email)
    const other = await issueToken(db(), { userId: user.id, purpose: 'confirm-email' })
    const response = await reset(await mailedToken(db(), user.email, 'reset-password'))
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])

    const row = await userRow(user)
    expect(await verifyPassword(row.passwordHash, GOOD_PASSWORD)).toBe(true)
    expect(await verifyPassword(row.passwordHash, user.password)).toBe(false)
    expect(row.sessionEpoch).toBe(2)
    const left = await db().select().from(sessions).where(eq(sessions.userId, user.id))
    expect(left.map(({ endedAt }) => endedAt !== null)).toEqual([true, true])
    expect((await confirm(other, user.password)).status).toBe(410)
    const notice = (await mailsTo(db(), user.email)).at(-1)
    expect(notice).toMatchObject({ template: 'password-changed', data: { name: 'Test athlete' } })
    expect(JSON.stringify(notice)).not.toContain(GOOD_PASSWORD)
  })

  test('resets the count of failed sign-ins', async () => {
    const user = await makeUser(db())
    await db().update(users).set({ failedSignIns: 100 }).where(eq(users.id, user.id))
    await forgot(user.email)
    await reset(await mailedToken(db(), user.email, 'reset-password'))
    expect((await userRow(user)).failedSignIns).toBe(0)
  })

  test('does not take over an unconfirmed sign-up', async () => {
    const user = await makeUser(db(), { confirmed: false })
    const token = await issueToken(db(), { userId: user.id, purpose: 'reset-password' })
    expect((await reset(token)).status).toBe(410)
    expect(await verifyPassword((await userRow(user)).passwordHash, user.password)).toBe(true)
  })

  test('sets the first password of an account created by an admin', async () => {
    const user = await makeUser(db(), { role: 'trainer', confirmed: false })
    await db().update(users).set({ passwordHash: null }).where(eq(users.id, user.id))
    const token = await issueToken(db(), { userId: user.id, purpose: 'set-password' })
    expect((await reset(token)).status).toBe(200)
    const row = await userRow(user)
    expect(await verifyPassword(row.passwordHash, GOOD_PASSWORD)).toBe(true)
    expect(row.emailConfirmedAt).not.toBeNull()
  })

  test('rejects an easily guessed password without spending the link', async () => {
    const user = await makeUser(db())
    await forgot(user.email)
    const token = await mailedToken(db(), user.email, 'reset-password')
    expect(await errorOf(await reset(token, 'miformaactiva2026'))).toMatchObject({
      status: 400,
      fields: { password: 'own_words' },
    })
    expect((await reset(token)).status).toBe(200)
    expect((await reset(token)).status).toBe(410)
  })

  test.each([
    ['siete77', 'too_short'],
    ['x'.repeat(129), 'too_long'],
    ['', 'required'],
  ])('rejects the password %j', async (password, problem) => {
    const response = await reset('x'.repeat(43), password)
    expect(await errorOf(response)).toMatchObject({ status: 400, fields: { password: problem } })
  })

  test('rejects a link that is unknown, expired or for another purpose', async () => {
    const user = await makeUser(db())
    const { passwordHash } = await userRow(user)
    expect((await reset('x'.repeat(43))).status).toBe(410)
    const confirm = await issueToken(db(), { userId: user.id, purpose: 'confirm-email' })
    expect((await reset(confirm)).status).toBe(410)
    const upload = await issueToken(db(), { userId: user.id, purpose: 'upload-avatar' })
    expect((await reset(upload)).status).toBe(410)
    const token = await issueToken(db(), { userId: user.id, purpose: 'reset-password' })
    await makeOld(user.id, 1)
    expect((await reset(token)).status).toBe(410)
    expect((await userRow(user)).passwordHash).toBe(passwordHash)
  })

  test('accepts only token and password', async () => {
    const user = await makeUser(db())
    const token = await issueToken(db(), { userId: user.id, purpose: 'reset-password' })
    const body = { token, password: GOOD_PASSWORD }
    for (const extra of [{ userId: user.id }, { email: user.email }, { role: 'admin' }]) {
      expect((await post('/reset-password', { ...body, ...extra })).status).toBe(400)
    }
  })
})
