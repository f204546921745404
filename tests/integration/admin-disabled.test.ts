import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { knownDevices, professionals, users } from '#db/schema/index.ts'
import professionalsFunction from '#functions/professionals.ts'
import { issueToken } from '#server/tokens/tokens.ts'
import {
  errorOf,
  GOOD_PASSWORD,
  mailedToken,
  mailsTo,
  newAddress,
  post,
} from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser, type TestUser } from '#tests/support/accounts.ts'
import { actsOf, makeAdmin, type TestAdmin } from '#tests/support/admin.ts'
import { callFunction } from '#tests/support/call-function.ts'
import { professional, world } from '#tests/support/sharing.ts'
import { callAuth, cookieHeader, cookiesOf, signInAs } from '#tests/support/sign-in.ts'

const suite = accountSuite()
const db = suite

let admin: TestAdmin
beforeEach(async () => {
  admin = await makeAdmin(db())
})

const REASON = 'Has escrito lo mismo a cuarenta personas.'
const disable = async ({ id }: { id: string }) => {
  expect((await admin.post(`/users/${id}/disable`, { reason: REASON })).status).toBe(200)
}
const enable = async ({ id }: { id: string }) => {
  expect((await admin.post(`/users/${id}/enable`, { reason: 'Ha sido un error.' })).status).toBe(
    200,
  )
}
const signIn = async (user: Pick<TestUser, 'email' | 'password'>, cookie = '') =>
  errorOf(await signInAs(user, { ip: newAddress(), cookie }))
const isSignedIn = async (cookie: string) => {
  const response = await callAuth('GET', 'session', { cookie })
  return ((await response.json()) as { user: object | null }).user !== null
}
const REFUSED = { status: 403, code: 'ACCOUNT_DISABLED' }

describe('a disabled account', () => {
  test('is told so after the right password alone', async () => {
    const user = await makeUser(db())
    await disable(user)
    expect(await signIn(user)).toMatchObject(REFUSED)
    expect(await signIn({ ...user, password: 'a wrong guess' })).toMatchObject({
      status: 401,
      code: 'WRONG_CREDENTIALS',
    })
  })

  test('is not entered from a known browser, nor with a session that was open', async () => {
    const user = await makeUser(db())
    const browser = cookieHeader(cookiesOf(await signInAs(user, { ip: newAddress() })))
    expect(await isSignedIn(browser)).toBe(true)
    await disable(user)
    expect(await isSignedIn(browser)).toBe(false)
    expect(await db().$count(knownDevices, eq(knownDevices.userId, user.id))).toBe(1)
    expect(await signIn(user, browser)).toMatchObject(REFUSED)
  })

  test('has no session even where a row says so', async () => {
    const user = await makeUser(db())
    await disable(user)
    expect(await isSignedIn(await cookieOf(db(), user))).toBe(false)
  })

  test('is not enabled by a new password', async () => {
    const user = await makeUser(db())
    const early = await issueToken(db(), { userId: user.id, purpose: 'reset-password' })
    await disable(user)
    const reset = async (token: string) =>
      (await post('/reset-password', { token, password: GOOD_PASSWORD })).status
    // Links from before are void.
    expect(await reset(early)).toBe(410)
    // One from the very moment changes the password alone.
    const late = await issueToken(db(), { userId: user.id, purpose: 'reset-password' })
    expect(await reset(late)).toBe(200)
    expect(await signIn({ ...user, password: GOOD_PASSWORD })).toMatchObject(REFUSED)
  })

  test('is mailed no link for a forgotten password, and the answer does not tell', async () => {
    const user = await makeUser(db())
    const forget = async (email: string) => {
      const response = await post('/forgot-password', { email })
      return [response.status, await response.text()]
    }
    const before = await forget(user.email)
    await disable(user)
    expect(await forget(user.email)).toEqual(before)
    const mails = await mailsTo(db(), user.email)
    expect(mails.map(({ template }) => template)).toEqual(['reset-password', 'sign-in-disabled'])
    await enable(user)
    await forget(user.email)
    const token = await mailedToken(db(), user.email, 'reset-password')
    expect((await post('/reset-password', { token, password: GOOD_PASSWORD })).status).toBe(200)
  })

  test('is not enabled by the first password of an account that an admin created', async () => {
    const user = await makeUser(db())
    await db()
      .update(users)
      .set({ emailConfirmedAt: null, passwordHash: null })
      .where(eq(users.id, user.id))
    await disable(user)
    const token = await issueToken(db(), { userId: user.id, purpose: 'set-password' })
    expect((await post('/reset-password', { token, password: GOOD_PASSWORD })).status).toBe(200)
    expect(await signIn({ ...user, password: GOOD_PASSWORD })).toMatchObject(REFUSED)
  })

  test('is not replaced by a sign-up with its address', async () => {
    const user = await makeUser(db())
    await disable(user)
    const strangers = await makeUser(db(), {
      email: user.email,
      confirmed: false,
      password: GOOD_PASSWORD,
    })
    const token = await issueToken(db(), { userId: strangers.id, purpose: 'confirm-email' })
    expect((await post('/confirm', { token, password: GOOD_PASSWORD })).status).toBe(410)
    expect(await signIn(user)).toMatchObject(REFUSED)
  })

  test('its owner is mailed the reason, now and when it is enabled', async () => {
    const user = await makeUser(db())
    await disable(user)
    await enable(user)
    const mails = await mailsTo(db(), user.email)
    expect(mails.map(({ template, data }) => [template, data['reason']])).toEqual([
      ['sign-in-disabled', REASON],
      ['sign-in-enabled', 'Ha sido un error.'],
    ])
    expect(await actsOf(db(), admin, user)).toEqual(['sign-in-disabled', 'sign-in-enabled'])
    expect((await signIn(user)).status).toBe(200)
  })

  test.each(['', '  ', 'no', 'x'.repeat(501)])(
    'needs a reason that says something: %s',
    async (reason) => {
      const user = await makeUser(db())
      const response = await admin.post(`/users/${user.id}/disable`, { reason })
      expect((await errorOf(response)).fields).toHaveProperty('reason')
      expect((await signIn(user)).status).toBe(200)
    },
  )

  test('cannot be disabled twice, nor enabled twice', async () => {
    const user = await makeUser(db())
    await disable(user)
    expect((await admin.post(`/users/${user.id}/disable`, { reason: 'Otra' })).status).toBe(409)
    await enable(user)
    expect((await admin.post(`/users/${user.id}/enable`, { reason: 'Otra' })).status).toBe(409)
  })
})

describe('while a professional is disabled', () => {
  const pageOf = async (id: string) =>
    (await callFunction(professionalsFunction, `/api/professionals/${id}`)).status

  test('visitors do not see them, and do again afterwards', async () => {
    const leire = await professional(suite)
    expect(await pageOf(leire.professionalId)).toBe(200)
    await disable(leire)
    expect(await pageOf(leire.professionalId)).toBe(404)
    await enable(leire)
    expect(await pageOf(leire.professionalId)).toBe(200)
  })

  describe('who was made by an admin and has used no link', () => {
    const setRole = async ({ id }: { id: string }, role: string) => {
      expect((await admin.put(`/users/${id}/role`, { role })).status).toBe(200)
    }
    const useLink = async ({ id: userId }: Pick<TestUser, 'id'>) => {
      const token = await issueToken(db(), { userId, purpose: 'set-password' })
      return (await post('/reset-password', { token, password: GOOD_PASSWORD })).status
    }
    async function madeByAdmin() {
      const user = await makeUser(db(), { role: 'trainer' })
      const values = { emailConfirmedAt: null, passwordHash: null }
      await db().update(users).set(values).where(eq(users.id, user.id))
      const [row] = await db()
        .insert(professionals)
        .values({ userId: user.id, type: 'trainer', isPublic: false })
        .returning()
      return { ...user, professionalId: row!.id }
    }

    test('is not published by being enabled, nor by another role', async () => {
      const made = await madeByAdmin()
      await disable(made)
      await enable(made)
      expect(await pageOf(made.professionalId)).toBe(404)
      await setRole(made, 'athlete')
      await setRole(made, 'trainer')
      expect(await pageOf(made.professionalId)).toBe(404)
      expect(await useLink(made)).toBe(200)
      expect(await pageOf(made.professionalId)).toBe(200)
    })

    test('is not published by a link after the profession was taken away', async () => {
      const made = await madeByAdmin()
      await setRole(made, 'athlete')
      expect(await useLink(made)).toBe(200)
      expect(await pageOf(made.professionalId)).toBe(404)
      await setRole(made, 'trainer')
      expect(await pageOf(made.professionalId)).toBe(200)
    })

    test('is not published by a link while nobody may sign in, but when they may', async () => {
      const made = await madeByAdmin()
      await disable(made)
      expect(await useLink(made)).toBe(200)
      expect(await pageOf(made.professionalId)).toBe(404)
      await enable(made)
      expect(await pageOf(made.professionalId)).toBe(200)
    })
  })

  test('who has become an athlete meanwhile stays hidden', async () => {
    const leire = await professional(suite)
    await disable(leire)
    expect((await admin.put(`/users/${leire.id}/role`, { role: 'athlete' })).status).toBe(200)
    await enable(leire)
    expect(await pageOf(leire.professionalId)).toBe(404)
    const [row] = await db()
      .select()
      .from(professionals)
      .where(eq(professionals.id, leire.professionalId))
    expect(row?.isPublic).toBe(false)
  })
})

test('what a disabled client shares rests, and goes on afterwards', async () => {
  const [leire, nora, id] = await world(suite).trainer().client().sharesAll().insert()
  const seen = async () => [
    (await leire.records(id)).status,
    ((await (await leire.clients()).json()) as { items: object[] }).items.length,
  ]
  expect(await seen()).toEqual([200, 1])
  await disable(nora)
  expect(await seen()).toEqual([404, 0])
  await enable(nora)
  expect(await seen()).toEqual([200, 1])
})
