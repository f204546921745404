import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvents, knownDevices, sessions, users } from '#db/schema/index.ts'
import sessionsFunction from '#functions/sessions.ts'
import type { SessionList } from '#lib/sessions/schemas.ts'
import { issueToken } from '#server/tokens/tokens.ts'
import { signIn } from '#server/auth/sign-in.ts'
import { derivedKey } from '#server/derived-key.ts'
import {
  accountDeps,
  callerWith,
  GOOD_PASSWORD,
  newAddress,
  post,
} from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { makeUser, type TestUser } from '#tests/support/accounts.ts'
import { callFunction, SITE } from '#tests/support/call-function.ts'
import { callAuth, cookieHeader, cookiesOf, signInAs, withCsrf } from '#tests/support/sign-in.ts'

const db = accountSuite()

const FIREFOX = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
}
/** The cookies of a browser after a sign-in. */
async function browserOf(user: TestUser, cookie = '') {
  const response = await signInAs(user, { ip: newAddress(), cookie, headers: FIREFOX })
  expect(response.status).toBe(200)
  const cookies = cookiesOf(response)
  return { all: cookieHeader(cookies), device: `mfa-device=${cookies['mfa-device']}` }
}
const tryWith = async (user: TestUser, cookie: string) =>
  (await signInAs(user, { ip: newAddress(), cookie })).status
const guessWith = (user: TestUser, cookie: string) =>
  tryWith({ ...user, password: 'a wrong guess' }, cookie)
const devicesOf = ({ id }: TestUser) =>
  db().select().from(knownDevices).where(eq(knownDevices.userId, id))
const accountOf = async ({ id }: TestUser) =>
  (await db().select().from(users).where(eq(users.id, id)))[0]!
/** The state of an account after many failed guesses from elsewhere. */
const lock = ({ id }: TestUser) =>
  db().update(users).set({ failedSignIns: 100 }).where(eq(users.id, id))
/** Whether a sign-in from this browser bypasses the lock of the account. */
async function passesTheLock(user: TestUser, cookie: string): Promise<boolean> {
  await lock(user)
  return (await tryWith(user, cookie)) === 200
}

const listWith = async (cookie: string) => {
  const path = '/api/account/sessions'
  const response = await callFunction(sessionsFunction, path, { headers: { cookie } })
  return (await response.json()) as SessionList
}
const remove = (cookie: string, path: string) =>
  callFunction(sessionsFunction, `/api/account/${path}`, {
    method: 'DELETE',
    headers: { cookie, origin: SITE, 'content-type': 'application/json' },
  })

describe('a known device', () => {
  test('is stored as the hash of its cookie with a device description', async () => {
    const user = await makeUser(db())
    const { device } = await browserOf(user)
    const rows = await devicesOf(user)
    expect(rows).toMatchObject([{ device: 'Firefox · Linux', failures: 0 }])
    expect(device).toMatch(/^mfa-device=[\w-]{43}$/)
    expect(device).not.toContain(rows[0]!.tokenHash)
    const [session] = await db().select().from(sessions).where(eq(sessions.userId, user.id))
    expect(session!.knownDeviceId).toBe(rows[0]!.id)
  })

  test('gets a new cookie with each sign-in and stays one row', async () => {
    const user = await makeUser(db())
    const first = await browserOf(user)
    const second = await browserOf(user, first.device)
    expect(await devicesOf(user)).toHaveLength(1)
    expect(await passesTheLock(user, first.device)).toBe(false)
    expect(await passesTheLock(user, second.device)).toBe(true)
  })

  test('is known only for the account that signed in there', async () => {
    const [user, other] = [await makeUser(db()), await makeUser(db())]
    const { device } = await browserOf(other)
    expect(await passesTheLock(user, device)).toBe(false)
    expect(await passesTheLock(other, device)).toBe(true)
  })

  test('is not recognised by the former, constant cookie', async () => {
    const user = await makeUser(db())
    const key = derivedKey(process.env['SESSION_SECRET']!, 'known-device')
    const old = createHmac('sha256', key).update(user.id).digest('base64url')
    expect(await passesTheLock(user, `mfa-device=${old}`)).toBe(false)
  })
})

describe('wrong passwords from a known device', () => {
  test('count there and not on the account, until the right password', async () => {
    const user = await makeUser(db())
    const { device } = await browserOf(user)
    for (let n = 0; n < 9; n++) expect(await guessWith(user, device)).toBe(401)
    expect(await devicesOf(user)).toMatchObject([{ failures: 9 }])
    expect((await accountOf(user)).failedSignIns).toBe(0)
    await browserOf(user, device)
    expect(await devicesOf(user)).toMatchObject([{ failures: 0 }])
  })

  test('are limited to ten with a stolen cookie: then the lock of the account applies', async () => {
    const user = await makeUser(db())
    const { device } = await browserOf(user)
    await lock(user)
    for (let n = 0; n < 10; n++) expect(await guessWith(user, device)).toBe(401)
    expect(await devicesOf(user)).toEqual([])
    expect((await accountOf(user)).failedSignIns).toBe(100)
    expect(await tryWith(user, device)).toBe(401)
    expect((await accountOf(user)).failedSignIns).toBe(101)
  })
})

describe('a known device is forgotten', () => {
  test('together with all others when the password is reset', async () => {
    const user = await makeUser(db())
    const { device } = await browserOf(user)
    const token = await issueToken(db(), { userId: user.id, purpose: 'reset-password' })
    expect((await post('/reset-password', { token, password: GOOD_PASSWORD })).status).toBe(200)
    expect(await devicesOf(user)).toEqual([])
    expect(await passesTheLock({ ...user, password: GOOD_PASSWORD }, device)).toBe(false)
  })

  test('when the password is changed on another one, which gets a new cookie', async () => {
    const user = await makeUser(db())
    const [here, there] = [await browserOf(user), await browserOf(user)]
    const body = { currentPassword: user.password, password: GOOD_PASSWORD }
    const response = await post('/change-password', body, { cookie: here.all })
    expect(response.status).toBe(200)
    const left = await devicesOf(user)
    expect(left).toHaveLength(1)
    const changed = { ...user, password: GOOD_PASSWORD }
    expect(await passesTheLock(changed, there.device)).toBe(false)
    // Whoever copied one cookie of a browser also copied the other.
    expect(await passesTheLock(changed, here.device)).toBe(false)
    const fresh = cookiesOf(response)['mfa-device']!
    expect(await passesTheLock(changed, `mfa-device=${fresh}`)).toBe(true)
    const [session] = await db()
      .select()
      .from(sessions)
      .where(eq(sessions.knownDeviceId, left[0]!.id))
    expect(session).toBeDefined()
  })

  test('when its session is ended from elsewhere, but not on sign-out', async () => {
    const user = await makeUser(db())
    const [here, there] = [await browserOf(user), await browserOf(user)]
    const { items } = await listWith(here.all)
    const other = items.find(({ isCurrent }) => !isCurrent)!
    expect((await remove(here.all, `sessions/${other.id}`)).status).toBe(200)
    expect(await passesTheLock(user, there.device)).toBe(false)
    const { csrfToken, cookie } = await withCsrf(here.all)
    expect((await callAuth('POST', 'signout', { cookie, body: { csrfToken } })).status).toBe(200)
    expect(await passesTheLock(user, here.device)).toBe(true)
  })

  test('together with all others when all sessions are ended', async () => {
    const user = await makeUser(db())
    const [here, there] = [await browserOf(user), await browserOf(user)]
    expect((await remove(here.all, 'sessions')).status).toBe(200)
    expect(await devicesOf(user)).toEqual([])
    for (const { device } of [here, there]) expect(await passesTheLock(user, device)).toBe(false)
  })

  test('from the list of devices without a running session, with an audit event', async () => {
    const user = await makeUser(db())
    const [here, there] = [await browserOf(user), await browserOf(user)]
    expect((await listWith(here.all)).devices).toEqual([])
    const { csrfToken, cookie } = await withCsrf(there.all)
    await callAuth('POST', 'signout', { cookie, body: { csrfToken } })
    const { devices, items } = await listWith(here.all)
    expect(items).toHaveLength(1)
    expect(devices).toEqual([
      {
        id: expect.any(String) as string,
        device: 'Firefox · Linux',
        lastSignInAt: expect.any(String) as string,
      },
    ])
    expect((await remove(here.all, `devices/${devices[0]!.id}`)).status).toBe(200)
    expect((await listWith(here.all)).devices).toEqual([])
    expect(await passesTheLock(user, there.device)).toBe(false)
    const events = await db()
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.kind, 'device-forgotten'))
    expect(events).toMatchObject([{ outcome: 'ok', actor: events[0]!.subject }])
    expect((await remove(here.all, `devices/${devices[0]!.id}`)).status).toBe(404)
  })

  test('from the list only by its owner', async () => {
    const [user, other] = [await makeUser(db()), await makeUser(db())]
    const [{ all }, { device }] = [await browserOf(user), await browserOf(other)]
    const [row] = await devicesOf(other)
    expect((await remove(all, `devices/${row!.id}`)).status).toBe(404)
    expect(await passesTheLock(other, device)).toBe(true)
  })

  test('by a reset even if a sign-in with the old password is in progress', async () => {
    const user = await makeUser(db())
    const deps = accountDeps(db())
    const token = await issueToken(db(), { userId: user.id, purpose: 'reset-password' })
    // Between the account lookup and the insert of the session.
    const limitRate = async () => {
      await post('/reset-password', { token, password: GOOD_PASSWORD })
    }
    await signIn({ ...deps, limitRate }, { ...user, caller: callerWith(), replaces: null })
    expect(await devicesOf(user)).toEqual([])
  })
})
