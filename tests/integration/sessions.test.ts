import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { beginSession } from '#db/queries/sign-in.ts'
import { auditEvents, profiles, sessions, users } from '#db/schema/index.ts'
import handler from '#functions/sessions.ts'
import type { SessionList } from '#lib/sessions/schemas.ts'
import { SESSION_LIFETIMES } from '#lib/accounts/session-lifetimes.ts'
import { ROLES } from '#lib/accounts/roles.ts'
import { DeviceId, type SessionId } from '#lib/ids.ts'
import { endAllSessions } from '#server/sessions/sessions.ts'
import { closeDatabase } from '#server/database.ts'
import { cookieOf, makeUser, sessionOf } from '#tests/support/accounts.ts'
import { callFunction, SITE, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { weakLink, type WeakLink } from '#tests/support/weak-link.ts'

const PATH = '/api/account/sessions'
let own: TestDatabase
let link: WeakLink

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
afterEach(() => vi.restoreAllMocks())

const get = (cookie: string) => callFunction(handler, PATH, { headers: { cookie } })
const remove = (cookie: string, id = '') =>
  callFunction(handler, PATH + (id && `/${id}`), {
    method: 'DELETE',
    headers: { cookie, origin: SITE, 'content-type': 'application/json' },
  })
const statusOf = async (cookie: string) => (await get(cookie)).status
const row = async (id: SessionId) =>
  (await own.db.select().from(sessions).where(eq(sessions.id, id)))[0]!
const age = (id: SessionId, seconds: { idle: number; age: number }) =>
  own.db
    .update(sessions)
    .set({
      createdAt: new Date(Date.now() - seconds.age * 1_000),
      lastSeenAt: new Date(Date.now() - seconds.idle * 1_000),
    })
    .where(eq(sessions.id, id))

describe('the list', () => {
  test("shows the user's active sessions and marks the current one", async () => {
    const user = await makeUser(own.db)
    const here = await sessionOf(own.db, user)
    const there = await sessionOf(own.db, user)
    await sessionOf(own.db, await makeUser(own.db))
    await age(there.sessionId, { idle: 60, age: 120 })

    const response = await get(here.cookie)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { items } = (await response.json()) as SessionList
    expect(items.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [here.sessionId, true],
      [there.sessionId, false],
    ])
    expect(items[0]).toMatchObject({ device: 'Firefox · Linux' })
  })

  test('omits expired sessions', async () => {
    const user = await makeUser(own.db)
    const idle = await sessionOf(own.db, user)
    await age(idle.sessionId, { ...days(15), age: days(15).idle })
    const cookie = await cookieOf(own.db, user)
    const { items } = (await (await get(cookie)).json()) as SessionList
    expect(items).toHaveLength(1)
  })

  test('requires a session', async () => {
    expect(await statusOf('')).toBe(401)
  })
})

const days = (count: number) => ({ idle: count * 86_400 })

describe('a session ends', () => {
  test('when its owner ends it from elsewhere, with an audit event', async () => {
    const user = await makeUser(own.db)
    const [here, there] = [await sessionOf(own.db, user), await sessionOf(own.db, user)]
    expect((await remove(here.cookie, there.sessionId)).status).toBe(200)
    expect(await statusOf(there.cookie)).toBe(401)
    expect(await statusOf(here.cookie)).toBe(200)
    const [event] = await own.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.kind, 'sessions-ended'))
    expect(event).toMatchObject({ outcome: 'ok', actor: expect.any(String) as string })
    expect(event!.actor).toBe(event!.subject)
  })

  test('when its owner ends all, including the current one', async () => {
    const user = await makeUser(own.db)
    const cookies = [await cookieOf(own.db, user), await cookieOf(own.db, user)]
    const stranger = await cookieOf(own.db, await makeUser(own.db))
    expect((await remove(cookies[0]!)).status).toBe(200)
    expect(await Promise.all(cookies.map(statusOf))).toEqual([401, 401])
    expect(await statusOf(stranger)).toBe(200)
  })

  test('immediately when the password changed during the sign-in', async () => {
    const user = await makeUser(own.db)
    await own.db.transaction((tx) => endAllSessions(tx, user.id))
    const id = await beginSession(own.db, {
      userId: user.id,
      browser: { id: DeviceId.parse(crypto.randomUUID()), tokenHash: 'x', device: '?' },
      epoch: 1,
      hash: { old: 'x', new: 'x' },
      replaces: null,
      event: { kind: 'sign-in', outcome: 'ok' },
    })
    const { items } = (await (await get(await cookieOf(own.db, user))).json()) as SessionList
    expect(items.map((item) => item.id)).not.toContain(id)
  })

  test('when its user is deleted', async () => {
    const user = await makeUser(own.db)
    const cookie = await cookieOf(own.db, user)
    await own.db.delete(users).where(eq(users.id, user.id))
    expect(await statusOf(cookie)).toBe(401)
  })
})

test("another user's session, an unknown one and an invalid id give the same 404", async () => {
  const cookie = await cookieOf(own.db, await makeUser(own.db))
  const foreign = await sessionOf(own.db, await makeUser(own.db))
  const answers = await Promise.all(
    [foreign.sessionId, crypto.randomUUID(), 'x'].map((id) => remove(cookie, id)),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  const [first, ...rest] = await Promise.all(answers.map((answer) => answer.text()))
  expect(rest).toEqual([first, first])
  expect(await statusOf(foreign.cookie)).toBe(200)
})

describe.each(ROLES)('a session of a %s', (role) => {
  const { idle, absolute } = SESSION_LIFETIMES[role]
  test.each([
    ['just used before the end', { idle: idle - 60, age: idle - 60 }, 200],
    ['unused for too long', { idle: idle + 1, age: idle + 1 }, 401],
    ['used all the time, before its end', { idle: 1, age: absolute - 60 }, 200],
    ['used all the time, beyond its end', { idle: 1, age: absolute + 1 }, 401],
  ])('%s', async (_name, times, status) => {
    const { sessionId, cookie } = await sessionOf(own.db, await makeUser(own.db, { role }))
    await age(sessionId, times)
    expect(await statusOf(cookie)).toBe(status)
  })
})

test('the lifetime of a session is that of the current role', async () => {
  const user = await makeUser(own.db, { role: 'athlete' })
  const { sessionId, cookie } = await sessionOf(own.db, user)
  await age(sessionId, { idle: 7_200, age: 7_200 })
  expect(await statusOf(cookie)).toBe(200)
  await own.db.update(profiles).set({ role: 'admin' }).where(eq(profiles.userId, user.id))
  await age(sessionId, { idle: 7_200, age: 7_200 })
  expect(await statusOf(cookie)).toBe(401)
})

test('the last use of a session is updated at most every five minutes', async () => {
  const { sessionId, cookie } = await sessionOf(own.db, await makeUser(own.db))
  await age(sessionId, { idle: 240, age: 600 })
  const before = (await row(sessionId)).lastSeenAt
  await get(cookie)
  expect((await row(sessionId)).lastSeenAt).toEqual(before)
  await age(sessionId, { idle: 301, age: 600 })
  await get(cookie)
  expect(Date.now() - (await row(sessionId)).lastSeenAt.getTime()).toBeLessThan(60_000)
})

test('while the database is down a session gives 503, and the cookie survives', async () => {
  const cookie = await cookieOf(own.db, await makeUser(own.db))
  await link.cut()
  const response = await get(cookie)
  expect(response.status).toBe(503)
  expect(response.headers.getSetCookie()).toEqual([])
  await link.mend()
  expect(await statusOf(cookie)).toBe(200)
})
