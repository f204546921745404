import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions, users } from '#db/schema/index.ts'
import sessionsFunction from '#functions/sessions.ts'
import { DELETION_PHRASE } from '#lib/account/schemas.ts'
import type { SessionList } from '#lib/sessions/schemas.ts'
import { LONGEST_SESSION } from '#lib/accounts/session-lifetimes.ts'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { GOOD_PASSWORD, newAddress, post, send } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser, sessionOf, type TestUser } from '#tests/support/accounts.ts'
import { callFunction } from '#tests/support/call-function.ts'
import { callAuth, cookieHeader, cookiesOf, signInAs } from '#tests/support/sign-in.ts'

const db = accountSuite()

const change = (cookie: string, { password }: TestUser) =>
  post('/change-password', { currentPassword: password, password: GOOD_PASSWORD }, { cookie })
const listWith = (cookie: string) =>
  callFunction(sessionsFunction, '/api/account/sessions', { headers: { cookie } })
const statusOf = async (cookie: string) => (await listWith(cookie)).status

describe('a password change', () => {
  test('ends a copied cookie immediately and keeps the current browser signed in', async () => {
    const user = await makeUser(db())
    const signedIn = await signInAs(user, { ip: newAddress() })
    const copy = cookieHeader(cookiesOf(signedIn))
    const elsewhere = await cookieOf(db(), user)
    expect([await statusOf(copy), await statusOf(elsewhere)]).toEqual([200, 200])

    const response = await change(copy, user)
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])
    const fresh = cookieHeader(cookiesOf(response))
    expect([await statusOf(copy), await statusOf(elsewhere)]).toEqual([401, 401])
    expect((await post('/export', { password: GOOD_PASSWORD }, { cookie: copy })).status).toBe(401)
    expect(await (await callAuth('GET', 'session', { cookie: copy })).json()).toEqual({
      user: null,
    })
    expect(await statusOf(fresh)).toBe(200)
    expect(await (await callAuth('GET', 'session', { cookie: fresh })).json()).toEqual({
      user: { id: user.id, role: user.role },
    })
  })

  test('starts a new session of the same browser in the new epoch', async () => {
    const user = await makeUser(db())
    const { sessionId, cookie } = await sessionOf(db(), user)
    const response = await change(cookie, user)
    const { items } = (await (
      await listWith(cookieHeader(cookiesOf(response)))
    ).json()) as SessionList
    expect(items).toMatchObject([{ device: 'Firefox · Linux', isCurrent: true }])
    expect(items[0]!.id).not.toBe(sessionId)
    const [owner] = await db().select().from(users).where(eq(users.id, user.id))
    const [row] = await db().select().from(sessions).where(eq(sessions.id, items[0]!.id))
    expect(row!.epoch).toBe(owner!.sessionEpoch)
    expect(owner!.sessionEpoch).toBe(2)
  })

  test('sets the same cookies as a sign-in', async () => {
    const user = await makeUser(db())
    const attributes = (response: Response, name: string) =>
      response.headers
        .getSetCookie()
        .find((line) => line.startsWith(`${name}=`))
        ?.toLowerCase()
        .split('; ')
        .slice(1)
        .filter((part) => !/^(expires|max-age)=/.test(part))
        .toSorted()
    const signedIn = await signInAs(user, { ip: newAddress() })
    const changed = await change(cookieHeader(cookiesOf(signedIn)), user)
    for (const name of ['mfa-session', 'session_hint']) {
      expect(attributes(changed, name)).toEqual(attributes(signedIn, name))
    }
    expect(changed.headers.getSetCookie().join('\n')).toContain(`Max-Age=${LONGEST_SESSION}`)
  })

  test('that fails sets no cookie and keeps the session', async () => {
    const user = await makeUser(db())
    const cookie = await cookieOf(db(), user)
    const response = await change(cookie, { ...user, password: 'not the one' })
    expect([response.status, response.headers.getSetCookie()]).toEqual([400, []])
    expect(await statusOf(cookie)).toBe(200)
  })
})

describe('password attempts exhausted with a stolen cookie', () => {
  const rob = async () => {
    const user = await makeUser(db())
    const stolen = await cookieOf(db(), user)
    for (let n = 0; n < RATE_LIMITS.ownPassword.limit; n++) {
      const guess = { phrase: DELETION_PHRASE, password: `guess ${n}` }
      expect((await send('DELETE', '', guess, { cookie: stolen })).status).toBe(400)
    }
    expect((await change(stolen, user)).status).toBe(429)
    const own = cookieHeader(cookiesOf(await signInAs(user, { ip: newAddress() })))
    return { user, stolen, own }
  }

  test('do not prevent the owner from changing the password, which ends the stolen session', async () => {
    const { user, stolen, own } = await rob()
    expect((await change(own, user)).status).toBe(200)
    expect(await statusOf(stolen)).toBe(401)
  })

  test('do not prevent the owner from deleting the account', async () => {
    const { user, stolen, own } = await rob()
    const body = { phrase: DELETION_PHRASE, password: user.password }
    expect((await send('DELETE', '', body, { cookie: own })).status).toBe(200)
    expect(await statusOf(stolen)).toBe(401)
  })
})
