import { Client } from '@neondatabase/serverless'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  auditEvents,
  newsletterSubscriptions,
  oneTimeTokens,
  profiles,
  users,
} from '#db/schema/index.ts'
import { mailboxOf } from '#lib/accounts/mailbox.ts'
import type { UserId } from '#lib/ids.ts'
import { requestEmailChange } from '#server/account/request-email-change.ts'
import { issueToken } from '#server/tokens/tokens.ts'
import {
  accountDeps,
  callerWith,
  errorOf,
  GOOD_PASSWORD,
  mailedToken,
  mailsTo,
  newEmail,
  post,
} from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser, sessionOf, type TestUser } from '#tests/support/accounts.ts'
import { mailServer, type MailServer } from '#tests/support/mail-server.ts'

const db = accountSuite()

const ask = async (user: TestUser, email: string, currentPassword = user.password) =>
  post('/change-email', { email, currentPassword }, { cookie: await cookieOf(db(), user) })
const confirm = (token: string, { password }: Pick<TestUser, 'password'>) =>
  post('/confirm-new-email', { token, password })
const addressOf = async ({ id }: { id: UserId }) =>
  (await db().select().from(users).where(eq(users.id, id)))[0]!.email
const templatesTo = async (email: string) =>
  (await mailsTo(db(), email)).map(({ template }) => template)

/** Asks for the address and returns the token of the mailed link. */
async function askedToken(user: TestUser, email: string): Promise<string> {
  expect((await ask(user, email)).status).toBe(200)
  return mailedToken(db(), email, 'change-email')
}

describe('the mails', () => {
  let server: MailServer
  beforeEach(async () => {
    server = await mailServer()
    process.env['SMTP_URL'] = server.url
    process.env['MAIL_FROM'] = 'hola@example.com'
  })
  afterEach(async () => {
    await server.close()
    delete process.env['SMTP_URL']
  })

  /** Waits for what is sent after a response. */
  async function mailTo(email: string) {
    const find = () => server.deliveries.find(({ recipients }) => recipients.includes(email))
    await expect.poll(find, { timeout: 10_000 }).toBeDefined()
    return find()!
  }

  test('the link of the mail to the new address makes the change, and a mail tells the old one', async () => {
    const user = await makeUser(db())
    const email = newEmail()
    expect((await ask(user, email)).status).toBe(200)
    const asked = await mailTo(email)
    // Nothing of the account: the address may be a stranger's.
    expect(asked.email.text).not.toMatch(/Test athlete/)
    expect(asked.email.text).not.toContain(user.email)
    const [, token] = /#token=([\w-]{43})&type=email-change/.exec(asked.email.text!)!
    expect(await addressOf(user)).toBe(user.email)

    expect((await confirm(token!, user)).status).toBe(200)
    expect(await addressOf(user)).toBe(email)
    const told = await mailTo(user.email)
    expect(told.email.subject).toBe('Tu correo de Mi Forma Activa ha cambiado')
  })
})

describe('change-email', () => {
  test('requires a session and the current password, and changes nothing without it', async () => {
    const user = await makeUser(db())
    const email = newEmail()
    expect((await post('/change-email', { email, currentPassword: 'x' })).status).toBe(401)
    expect(await errorOf(await ask(user, email, 'not the one'))).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
      fields: { currentPassword: 'wrong_password' },
    })
    expect(await templatesTo(email)).toEqual([])
  })

  test('refuses the address that the account has', async () => {
    const user = await makeUser(db())
    expect(await errorOf(await ask(user, user.email.toUpperCase()))).toMatchObject({
      status: 400,
      fields: { email: 'same_email' },
    })
  })

  test('answers alike, with as many queries, whether or not somebody has the address', async () => {
    const [user, other] = [await makeUser(db()), await makeUser(db())]
    const { sessionId } = await sessionOf(db(), user)
    const actor = { kind: 'signed-in', userId: user.id, role: user.role, sessionId } as const
    const query = vi.spyOn(Client.prototype, 'query')
    const work = async (email: string) => {
      query.mockClear()
      const body = { email, currentPassword: user.password }
      const answer = await requestEmailChange(accountDeps(db()), {
        actor,
        body,
        caller: callerWith(),
      })
      return { answer, queries: query.mock.calls.length }
    }
    const free = await work(newEmail())
    expect(free.queries).toBeGreaterThan(4)
    expect(await work(other.email)).toEqual(free)
    await db()
      .update(users)
      .set({ disabledAt: new Date(), disabledReason: 'spam' })
      .where(eq(users.id, other.id))
    expect(await work(other.email)).toEqual(free)
  })

  test('tells the owner of an address that is taken, and mails no link', async () => {
    const [user, other] = [await makeUser(db()), await makeUser(db())]
    expect((await ask(user, other.email)).status).toBe(200)
    expect(await templatesTo(other.email)).toEqual(['email-taken'])
    expect(JSON.stringify(await mailsTo(db(), other.email))).not.toContain(user.email)
  })

  test('a second request voids the first link', async () => {
    const user = await makeUser(db())
    const first = await askedToken(user, newEmail())
    const email = newEmail()
    const second = await askedToken(user, email)
    expect((await confirm(first, user)).status).toBe(410)
    expect((await confirm(second, user)).status).toBe(200)
    expect(await addressOf(user)).toBe(email)
  })

  test('is limited by account and by recipient; wrong passwords do not count', async () => {
    const user = await makeUser(db())
    expect((await ask(user, newEmail(), 'not the one')).status).toBe(400)
    for (let n = 0; n < 5; n++) expect((await ask(user, newEmail())).status).toBe(200)
    expect((await ask(user, newEmail())).status).toBe(429)
    const email = newEmail()
    const stranger = await makeUser(db())
    for (let n = 0; n < 3; n++) expect((await ask(stranger, email)).status).toBe(200)
    expect((await ask(stranger, email)).status).toBe(429)
    // One account does not use up what is left to the owner of the address.
    expect((await ask(await makeUser(db()), email)).status).toBe(200)
    for (let n = 0; n < 16; n++) {
      await accountDeps(db()).limitRate('changeEmailMails', mailboxOf(email))
    }
    expect((await ask(await makeUser(db()), email)).status).toBe(429)
  })
})

describe('confirm-new-email', () => {
  test('ends all sessions, and voids the other links of the account', async () => {
    const user = await makeUser(db())
    const cookie = await cookieOf(db(), user)
    const reset = await issueToken(db(), { userId: user.id, purpose: 'reset-password' })
    const token = await askedToken(user, newEmail())
    expect((await confirm(token, user)).status).toBe(200)
    const body = { currentPassword: user.password, password: GOOD_PASSWORD }
    expect((await post('/change-password', body, { cookie })).status).toBe(401)
    expect((await post('/reset-password', { token: reset, password: GOOD_PASSWORD })).status).toBe(
      410,
    )
  })

  test('a change of the password voids the link: a thief may have asked for it', async () => {
    const user = await makeUser(db())
    const token = await askedToken(user, newEmail())
    const cookie = await cookieOf(db(), user)
    const body = { currentPassword: user.password, password: GOOD_PASSWORD }
    expect((await post('/change-password', body, { cookie })).status).toBe(200)
    expect((await confirm(token, { password: GOOD_PASSWORD })).status).toBe(410)
    expect(await addressOf(user)).toBe(user.email)
  })

  test('without a session of the account asks for its password: the address may be mistyped', async () => {
    const [user, other] = [await makeUser(db()), await makeUser(db())]
    const token = await askedToken(user, newEmail())
    const strangers = [{}, { cookie: await cookieOf(db(), other) }]
    for (const call of strangers) {
      expect(await errorOf(await post('/confirm-new-email', { token }, call))).toMatchObject({
        status: 400,
        fields: { password: 'required' },
      })
    }
    expect(await errorOf(await confirm(token, { password: 'not the one' }))).toMatchObject({
      status: 400,
      fields: { password: 'wrong_password' },
    })
    expect(await addressOf(user)).toBe(user.email)
    const cookie = await cookieOf(db(), user)
    expect((await post('/confirm-new-email', { token }, { cookie })).status).toBe(200)
  })

  test('limits the passwords by account, from wherever', async () => {
    const user = await makeUser(db())
    const token = await askedToken(user, newEmail())
    for (let n = 0; n < 10; n++) {
      expect((await confirm(token, { password: 'not the one' })).status).toBe(400)
    }
    expect((await confirm(token, user)).status).toBe(429)
  })

  test('works once, and writes an audit event', async () => {
    const user = await makeUser(db())
    const token = await askedToken(user, newEmail())
    const answers = await Promise.all([confirm(token, user), confirm(token, user)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    const events = await db()
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.kind, 'email-changed'))
    expect(events.slice(-2).map(({ outcome }) => outcome)).toEqual(['asked', 'ok'])
    expect(events.at(-1)!.subject).toBe(events.at(-2)!.subject)
  })

  test('an expired link changes nothing', async () => {
    const user = await makeUser(db())
    const token = await askedToken(user, newEmail())
    await db()
      .update(oneTimeTokens)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(oneTimeTokens.userId, user.id))
    expect((await confirm(token, user)).status).toBe(410)
    expect(await addressOf(user)).toBe(user.email)
  })

  test('an address that somebody has taken meanwhile stays theirs', async () => {
    const user = await makeUser(db())
    const email = newEmail()
    const token = await askedToken(user, email)
    const other = await makeUser(db(), { email })
    expect((await confirm(token, user)).status).toBe(410)
    expect([await addressOf(user), await addressOf(other)]).toEqual([user.email, email])
  })

  test('of two accounts that ask for one address at once, one gets it', async () => {
    const both = [await makeUser(db()), await makeUser(db())]
    const email = newEmail()
    const tokens: string[] = []
    for (const user of both) tokens.push(await askedToken(user, email))
    const answers = await Promise.all(tokens.map((token, n) => confirm(token, both[n]!)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  test('deletes the sign-ups that waited with the address', async () => {
    const user = await makeUser(db())
    const waiting = await makeUser(db(), { confirmed: false })
    const token = await askedToken(user, waiting.email)
    expect((await confirm(token, user)).status).toBe(200)
    expect(await db().$count(users, eq(users.email, waiting.email))).toBe(1)
    expect(await addressOf(user)).toBe(waiting.email)
  })

  test('takes the newsletter along, and the address by which admins find the account', async () => {
    const user = await makeUser(db())
    const email = newEmail()
    await db()
      .insert(newsletterSubscriptions)
      .values({ email: user.email, locale: 'es', isActive: true, confirmedAt: new Date() })
    const token = await askedToken(user, email)
    expect((await confirm(token, user)).status).toBe(200)
    const rows = await db()
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email))
    expect(rows).toMatchObject([{ isActive: true }])
    const [profile] = await db().select().from(profiles).where(eq(profiles.userId, user.id))
    expect(profile!.search).toContain(`@${email}`)
    expect(profile!.version).toBe(2)
  })
})
