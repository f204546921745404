import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Auth } from '@auth/core'
import { Client } from '@neondatabase/serverless'
import { encode } from '@auth/core/jwt'
import { eq } from 'drizzle-orm'
import { profiles, rateLimits, sessions } from '#db/schema/index.ts'
import sessionsApi from '#functions/sessions.ts'
import type { SessionId } from '#lib/ids.ts'
import { openSession, sealSession, sessionCookieName } from '#server/sessions/session-cookie.ts'
import { actorReader } from '#server/sessions/read-actor.ts'
import { endAllSessions } from '#server/sessions/sessions.ts'
import { hashing } from '#server/passwords/password-hash.ts'
import { answerAuth } from '#server/auth/answer.ts'
import { closeDatabase } from '#server/database.ts'
import { dependencies } from '#server/composition.ts'
import { cookieOf, makeUser, sessionOf, type TestUser } from '#tests/support/accounts.ts'
import { callFunction, SITE, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { callAuth, cookieHeader, cookiesOf, signInAs, withCsrf } from '#tests/support/sign-in.ts'

const NAME = sessionCookieName(SITE)
let own: TestDatabase
let user: TestUser
let sid: SessionId
let cookie: string
const secret = () => process.env['SESSION_SECRET']!

beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
})
afterAll(async () => {
  await closeDatabase()
  await own.close()
})
beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  user = await makeUser(own.db)
  ;({ sessionId: sid, cookie } = await sessionOf(own.db, user))
})
afterEach(() => vi.restoreAllMocks())

const statusOf = async (sent: string, headers: Record<string, string> = {}) =>
  (
    await callFunction(sessionsApi, '/api/account/sessions', {
      headers: { cookie: sent, ...headers },
    })
  ).status
const claims = () => ({ sub: user.id, sid, auth_time: Math.floor(Date.now() / 1_000) })
const seal = (options: Partial<Parameters<typeof encode>[0]> = {}) =>
  encode({ token: claims(), secret: secret(), salt: NAME, maxAge: 3_600, ...options })
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a forged cookie does not authenticate', () => {
  test('but a sealed one with the same claims does', async () => {
    expect(await statusOf(`${NAME}=${await seal()}`)).toBe(200)
  })

  const FORGED: [string, () => string | Promise<string>][] = [
    ['alg none', () => `${base64({ alg: 'none' })}.${base64(claims())}.`],
    [
      'alg none, in five parts',
      () => `${base64({ alg: 'none', enc: 'none' })}..AA.${base64(claims())}.AA`,
    ],
    ['another secret', () => seal({ secret: 'another secret, which is long enough too' })],
    ['another salt', () => seal({ salt: '__Host-mfa-session' })],
    ['the CSRF cookie’s salt', () => seal({ salt: 'mfa-csrf' })],
    ['expired', () => seal({ maxAge: -60 })],
    ['tampered', async () => (await seal()).replace(/.{4}$/, 'AAAA')],
    ['cut off', async () => (await seal()).slice(0, -20)],
    ['no session', () => seal({ token: { sub: user.id } })],
    ['a session that never was', () => seal({ token: { ...claims(), sid: crypto.randomUUID() } })],
    ['a session that is no id', () => seal({ token: { ...claims(), sid: "' or 1=1 --" } })],
    ['noise', () => 'x'.repeat(10_000)],
    ['nothing', () => ''],
    ['a half escape', () => '%E0%A4%A'],
  ]
  test.each(FORGED)('%s', async (_name, forge) => {
    expect(await statusOf(`${NAME}=${await forge()}`)).toBe(401)
  })

  test("another user's session with the caller's own id", async () => {
    const other = await sessionOf(own.db, await makeUser(own.db))
    expect(
      await statusOf(`${NAME}=${await seal({ token: { ...claims(), sid: other.sessionId } })}`),
    ).toBe(401)
  })

  test.each(['Bearer x', 'Basic \u00ff', 'x'.repeat(5_000)])(
    'an Authorization header',
    async (authorization) => {
      expect(await statusOf('', { authorization })).toBe(401)
    },
  )
})

test('a cookie is valid for thirty days at most, whatever its session says', async () => {
  vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000, toFake: ['Date'] })
  try {
    const sealed = cookie.slice(NAME.length + 1).split(';', 1)[0]!
    expect(await openSession(sealed, { secret: secret(), siteUrl: SITE })).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('renewing the cookie does not extend it beyond its thirtieth day', async () => {
  const begun = Math.floor(Date.now() / 1_000) - 29 * 86_400
  const token = { ...claims(), auth_time: begun }
  const sealed = await sealSession(token, { secret: secret(), siteUrl: SITE })
  const response = await callAuth('GET', 'session', { cookie: `${NAME}=${sealed}` })
  const line = response.headers.getSetCookie().find((text) => text.startsWith(`${NAME}=`))!
  const expires = Date.parse(/Expires=([^;]+)/i.exec(line)![1]!) / 1_000
  expect(Math.abs(expires - begun - 30 * 86_400)).toBeLessThan(60)
})

describe('a copied cookie is rejected', () => {
  test('after sign-out', async () => {
    const copy = cookie
    const csrf = await withCsrf(cookie)
    const body = { csrfToken: csrf.csrfToken }
    await callAuth('POST', 'signout', { cookie: csrf.cookie, body })
    expect(await statusOf(copy)).toBe(401)
    expect(await (await callAuth('GET', 'session', { cookie: copy })).json()).toEqual({
      user: null,
    })
  })

  test('after all sessions are ended', async () => {
    await own.db.transaction((tx) => endAllSessions(tx, user.id))
    expect(await statusOf(cookie)).toBe(401)
    expect(await statusOf(await cookieOf(own.db, user))).toBe(200)
  })
})

test('the role is read from the database on each call', async () => {
  const admin = await makeUser(own.db, { role: 'admin' })
  const session = await sessionOf(own.db, admin)
  const readActor = actorReader({ db: own.db, secret: secret(), siteUrl: SITE })
  const asked = new Request(SITE, { headers: { cookie: session.cookie } })
  expect(await readActor(asked)).toMatchObject({ role: 'admin' })
  await own.db.update(profiles).set({ role: 'athlete' }).where(eq(profiles.userId, admin.id))
  expect(await readActor(asked)).toMatchObject({ role: 'athlete' })
})

test('a session cannot be updated by the client', async () => {
  const csrf = await withCsrf(cookie)
  const response = await callAuth('POST', 'session', {
    cookie: csrf.cookie,
    body: { csrfToken: csrf.csrfToken, data: { role: 'admin', sub: crypto.randomUUID() } },
  })
  expect(response.status).toBe(404)
  expect(await (await callAuth('GET', 'session', { cookie })).json()).toEqual({
    user: { id: user.id, role: 'athlete' },
  })
})

describe('a cross-site request has no effect', () => {
  const SENT: [string, Record<string, string>, number][] = [
    ['a foreign page', { origin: 'https://evil.test' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a page of another port', { origin: `${SITE}1` }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', { 'content-type': 'text/plain' }, 415],
  ]
  test.each(SENT)('%s', async (_name, headers, status) => {
    const csrf = await withCsrf(cookie)
    const body = { csrfToken: csrf.csrfToken }
    const out = await callAuth('POST', 'signout', { cookie: csrf.cookie, headers, body })
    expect(out.status).toBe(status)
    expect(await statusOf(cookie)).toBe(200)
    expect((await signInAs(user, { headers })).status).toBe(status)
    expect(await own.db.select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(1)
  })

  test("a sign-in without the browser's CSRF token", async () => {
    const { email, password } = user
    const { cookie: csrfCookie } = await withCsrf()
    const response = await callAuth('POST', 'callback/credentials', {
      cookie: csrfCookie,
      body: { email, password, csrfToken: 'a'.repeat(64) },
    })
    expect(response.status).toBe(403)
    expect(cookiesOf(response)).toEqual({})
  })

  test('a callback URL is ignored', async () => {
    const { csrfToken, cookie: csrfCookie } = await withCsrf()
    const { email, password } = user
    const response = await callAuth('POST', 'callback/credentials?callbackUrl=https://evil.test', {
      cookie: `${csrfCookie}; mfa-callback=https%3A%2F%2Fevil.test`,
      headers: { 'x-forwarded-host': 'evil.test', host: 'evil.test' },
      body: { email, password, csrfToken },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('location')).toBeNull()
    expect([...response.headers].join()).not.toContain('evil')
  })
})

describe('rate limits hold', () => {
  test('for an address that sends a different x-forwarded-for each time', async () => {
    const statuses = []
    for (let n = 0; n < 11; n++) {
      const headers = {
        'x-forwarded-for': `192.0.2.${n}`,
        'x-nf-client-connection-ip': `192.0.2.${n}`,
      }
      const given = { ip: '203.0.113.50', headers }
      statuses.push((await signInAs({ email: user.email, password: 'a guess' }, given)).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  })

  test('for a hundred concurrent calls', async () => {
    await own.db.delete(rateLimits)
    const { limitRate } = dependencies()
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () => limitRate('signInToAccount', 'somebody')),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })
})

test('sign-ins with known and unknown addresses do the same work, so they take the same time', async () => {
  const deps = { ...dependencies(), limitRate: () => Promise.resolve() }
  const { csrfToken, cookie: csrfCookie } = await withCsrf()
  const query = vi.spyOn(Client.prototype, 'query')
  const hashes: unknown[] = []
  // A copy: its result is added to it.
  const note = (hash: unknown) => void hashes.push({ ...(hash as object) })
  const work = async (email: string) => {
    query.mockClear()
    hashes.length = 0
    const request = new Request(`${SITE}/auth/callback/credentials`, {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'application/json', cookie: csrfCookie },
      body: JSON.stringify({ email, password: 'a wrong guess', csrfToken }),
    })
    const response = await answerAuth(request, undefined, Auth, () => deps)
    expect(response.status).toBe(401)
    return { hashes: [...hashes], queries: query.mock.calls.length }
  }
  hashing.start.subscribe(note)
  const known = await work(user.email)
  // Its parameters are its cost, by far the most of a sign-in.
  expect(known.hashes).toMatchObject([{ memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }])
  expect(await work('nobody@example.com')).toEqual(known)
  hashing.start.unsubscribe(note)
})

test('over HTTPS every cookie is Secure and host-only', async () => {
  const siteUrl = 'https://miformaactiva.test'
  const deps = () => ({
    ...dependencies(),
    siteUrl,
    siteOrigin: siteUrl,
    limitRate: () => Promise.resolve(),
  })
  const ask = (path: string, init: RequestInit) =>
    answerAuth(new Request(`${siteUrl}/auth/${path}`, init), undefined, Auth, deps)
  const csrf = await ask('csrf', {})
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const response = await ask('callback/credentials', {
    method: 'POST',
    headers: {
      origin: siteUrl,
      'content-type': 'application/json',
      cookie: cookieHeader(cookiesOf(csrf)),
    },
    body: JSON.stringify({ email: user.email, password: user.password, csrfToken }),
  })
  expect(response.status).toBe(200)
  const lines = [...csrf.headers.getSetCookie(), ...response.headers.getSetCookie()]
  expect(lines.some((line) => line.startsWith('__Host-mfa-session='))).toBe(true)
  for (const line of lines) {
    expect(line).toMatch(/; Secure/i)
    expect(line).toMatch(/; Path=\/(;|$)/i)
    expect(line).not.toMatch(/Domain=/i)
    if (!line.startsWith('session_hint=')) expect(line).toMatch(/^__Host-.*; HttpOnly/i)
  }
})
