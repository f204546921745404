import { Client } from '@neondatabase/serverless'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { desc, eq } from 'drizzle-orm'
import { auditEvents, sessions, users } from '#db/schema/index.ts'
import sessionsApi from '#functions/sessions.ts'
import { LONGEST_SESSION } from '#lib/accounts/session-lifetimes.ts'
import type { UserId } from '#lib/ids.ts'
import { closeDatabase } from '#server/database.ts'
import { makeUser, PASSWORD, sessionOf } from '#tests/support/accounts.ts'
import { callFunction, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { callAuth, cookieHeader, cookiesOf, signInAs, withCsrf } from '#tests/support/sign-in.ts'
import { weakLink, type WeakLink } from '#tests/support/weak-link.ts'

let own: TestDatabase
let link: WeakLink
let address = 0

beforeAll(async () => {
  own = await testDatabase()
  link = await weakLink(own.wsProxy)
  useDatabase({ url: own.url, wsProxy: link.wsProxy }, { asOnSite: true })
})
afterAll(async () => {
  await closeDatabase()
  await link.close()
  await own.close()
})
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))
afterEach(async () => {
  vi.restoreAllMocks()
  await link.mend()
})

/** An address without earlier attempts. */
const newAddress = () => `198.51.100.${++address}`
const codeOf = async (response: Response) =>
  ((await response.json()) as { error?: { code: string } }).error?.code
const signedIn = async (cookie: string) =>
  (await callFunction(sessionsApi, '/api/account/sessions', { headers: { cookie } })).status === 200

test('a sign-in takes four round trips to the database', async () => {
  const { email, password } = await makeUser(own.db)
  const { csrfToken, cookie } = await withCsrf()
  const body = { email, password, csrfToken }
  const asked = vi.spyOn(Client.prototype, 'query')
  const answer = await callAuth('POST', 'callback/credentials', { ip: newAddress(), cookie, body })
  expect([answer.status, asked.mock.calls.length]).toEqual([200, 4])
})

const lastEvent = async (kind: 'sign-in' | 'sign-out') =>
  (
    await own.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.kind, kind))
      .orderBy(desc(auditEvents.id))
      .limit(1)
  )[0]
const userRow = async (id: UserId) =>
  (await own.db.select().from(users).where(eq(users.id, id)))[0]!

describe('the correct password', () => {
  test('signs in', async () => {
    const user = await makeUser(own.db)
    const response = await signInAs(user, {
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      },
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true })
    expect(await signedIn(cookieHeader(cookiesOf(response)))).toBe(true)
    expect(await lastEvent('sign-in')).toMatchObject({ outcome: 'ok' })
    const [session] = await own.db.select().from(sessions).where(eq(sessions.userId, user.id))
    expect(session).toMatchObject({ device: 'Firefox · Linux', endedAt: null })
  })

  test('signs in with the address in upper case, with surrounding spaces', async () => {
    const user = await makeUser(own.db)
    const email = ` ${user.email.toUpperCase()} `
    expect((await signInAs({ ...user, email })).status).toBe(200)
  })

  test('signs in with accents composed or decomposed', async () => {
    const user = await makeUser(own.db, { password: 'contrase\u00f1a de prueba' })
    expect((await signInAs({ ...user, password: 'contrasen\u0303a de prueba' })).status).toBe(200)
  })

  test('sets HttpOnly cookies, except for the session hint', async () => {
    const response = await signInAs(await makeUser(own.db))
    const lines = response.headers.getSetCookie()
    const line = (name: string) => lines.find((text) => text.startsWith(`${name}=`)) ?? ''
    for (const name of ['mfa-session', 'mfa-device']) {
      expect(line(name)).toMatch(/; HttpOnly/i)
      expect(line(name)).toMatch(/; SameSite=Lax/i)
      expect(line(name)).toMatch(/; Path=\/(;|$)/i)
    }
    expect(line('session_hint')).toMatch(/^session_hint=athlete; /)
    expect(line('session_hint')).not.toMatch(/HttpOnly/i)
    const expires = Date.parse(/Expires=([^;]+)/i.exec(line('mfa-session'))?.[1] ?? '')
    expect(Math.abs(expires - Date.now() - LONGEST_SESSION * 1_000)).toBeLessThan(60_000)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(4_096)
  })

  test("ends the browser's previous session", async () => {
    const user = await makeUser(own.db)
    const before = await sessionOf(own.db, user)
    const response = await signInAs(user, { cookie: before.cookie })
    expect(response.status).toBe(200)
    expect(await signedIn(before.cookie)).toBe(false)
    expect(await signedIn(cookieHeader(cookiesOf(response)))).toBe(true)
  })

  test('upgrades an older hash to the current parameters', async () => {
    const user = await makeUser(own.db)
    // Hash of the same password, with m=8192 and t=1.
    const { argon2Sync } = await import('node:crypto')
    const salt = Buffer.from('sixteen bytes ok')
    const message = PASSWORD.normalize('NFKC')
    const key = argon2Sync('argon2id', {
      message,
      nonce: salt,
      memory: 8_192,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    })
    const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
    const passwordHash = `$argon2id$v=19$m=8192,t=1,p=1$${text(salt)}$${text(key)}`
    await own.db.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    expect((await signInAs(user)).status).toBe(200)
    expect((await userRow(user.id)).passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await signInAs(user)).status).toBe(200)
  })

  test('for an unconfirmed address gives EMAIL_UNCONFIRMED and no session', async () => {
    const user = await makeUser(own.db, { confirmed: false })
    const response = await signInAs(user, { ip: newAddress() })
    expect([response.status, await codeOf(response)]).toEqual([403, 'EMAIL_UNCONFIRMED'])
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await own.db.select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(0)
  })
})

describe('a rejected sign-in', () => {
  test('is the same for a wrong password, an unknown and an unconfirmed address, and no password', async () => {
    const known = await makeUser(own.db)
    const unconfirmed = await makeUser(own.db, { confirmed: false })
    const without = await makeUser(own.db)
    await own.db.update(users).set({ passwordHash: null }).where(eq(users.id, without.id))
    const emails = [known, unconfirmed, without, { email: 'nobody@example.com' }]
    const ip = newAddress()
    const answers = await Promise.all(
      emails.map(({ email }) => signInAs({ email, password: 'another one' }, { ip })),
    )
    const told = await Promise.all(
      answers.map(async (answer) => [answer.status, await answer.text(), [...answer.headers]]),
    )
    expect(told[0]![0]).toBe(401)
    expect(told[0]![1]).toContain('WRONG_CREDENTIALS')
    for (const other of told.slice(1)) expect(other).toEqual(told[0])
    expect(await lastEvent('sign-in')).toMatchObject({ outcome: 'WRONG_CREDENTIALS' })
  })

  test('has the headers of the API', async () => {
    const { status, headers } = await signInAs(
      { email: 'nobody@example.com', password: 'x' },
      { ip: newAddress() },
    )
    expect(status).toBe(401)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
  })

  test('names the invalid fields', async () => {
    const response = await signInAs({ email: 'a@x.es, b@x.es', password: '' })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: { code: 'INVALID_INPUT', fields: { email: 'invalid_email', password: 'required' } },
    })
  })
})

describe('sign-out', () => {
  test('ends the session immediately, also for copies of the cookie', async () => {
    const { cookie } = await sessionOf(own.db, await makeUser(own.db))
    const csrf = await withCsrf(cookie)
    const response = await callAuth('POST', 'signout', {
      cookie: csrf.cookie,
      body: { csrfToken: csrf.csrfToken },
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true })
    expect(cookiesOf(response)).toMatchObject({ 'mfa-session': '', session_hint: '' })
    expect(await signedIn(cookie)).toBe(false)
    expect(await lastEvent('sign-out')).toMatchObject({ outcome: 'ok' })
  })

  test('without a session is not an error', async () => {
    const { csrfToken, cookie } = await withCsrf()
    const response = await callAuth('POST', 'signout', { cookie, body: { csrfToken } })
    expect(response.status).toBe(200)
  })
})

describe('GET /auth/session', () => {
  test('returns the user and renews the cookie', async () => {
    const user = await makeUser(own.db, { role: 'trainer' })
    const { cookie } = await sessionOf(own.db, user)
    const response = await callAuth('GET', 'session', { cookie })
    expect(await response.json()).toEqual({ user: { id: user.id, role: 'trainer' } })
    expect(await signedIn(cookieHeader(cookiesOf(response)))).toBe(true)
  })

  test('clears the cookies of an ended session', async () => {
    const { cookie, sessionId } = await sessionOf(own.db, await makeUser(own.db))
    await own.db.delete(sessions).where(eq(sessions.id, sessionId))
    const response = await callAuth('GET', 'session', { cookie })
    expect(await response.json()).toEqual({ user: null })
    expect(cookiesOf(response)).toEqual({ 'mfa-session': '', session_hint: '' })
  })
})

test.each([
  ['GET', 'signin'],
  ['GET', 'signout'],
  ['GET', 'error'],
  ['GET', 'providers'],
  ['GET', 'verify-request'],
  ['GET', 'callback/credentials'],
  ['POST', 'session'],
  ['POST', 'csrf'],
  ['POST', 'signin/credentials'],
  ['GET', 'constructor'],
  ['GET', ''],
] as const)('%s /auth/%s does not exist', async (method, path) => {
  const response = await callAuth(method, path, method === 'POST' ? { body: {} } : {})
  expect(response.status).toBe(404)
  expect(await codeOf(response)).toBe('NOT_FOUND')
})

test('while the database is down every endpoint gives 503 and clears no cookie', async () => {
  const user = await makeUser(own.db)
  const { cookie } = await sessionOf(own.db, user)
  const csrf = await withCsrf(cookie)
  await link.cut()
  const body = { csrfToken: csrf.csrfToken }
  const { email, password } = user
  const answers = await Promise.all([
    callAuth('GET', 'csrf'),
    callAuth('POST', 'callback/credentials', {
      cookie: csrf.cookie,
      body: { ...body, email, password },
    }),
    callAuth('POST', 'signout', { cookie: csrf.cookie, body }),
    callAuth('GET', 'session', { cookie }),
  ])
  for (const answer of answers) {
    expect([answer.status, await codeOf(answer)]).toEqual([503, 'UNAVAILABLE'])
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  await link.mend()
  expect(await signedIn(cookie)).toBe(true)
})
