import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { oneTimeTokens, profiles, sessions as sessionRows, users } from '#db/schema/index.ts'
import { verifyPassword } from '#server/passwords/password-hash.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  errorOf,
  GOOD_PASSWORD,
  mailedToken,
  mailsTo,
  newEmail,
  post,
} from '#tests/support/account-api.ts'
import { avatarsApi, memoryStore } from '#tests/support/avatars.ts'
import { picture } from '#tests/support/pictures.ts'
import { cookiesOf } from '#tests/support/sign-in.ts'
import { signUpsOf, STRANGERS_PASSWORD } from '#tests/support/sign-ups.ts'

const db = accountSuite()
const { signUp, confirm, accountsOf } = signUpsOf(db)

/** The owner of an address signs up, then a stranger signs up with the same address. */
async function attacked() {
  const email = newEmail()
  const owner = await signUp(email)
  const stranger = await signUp(email, { firstName: 'Stranger', password: STRANGERS_PASSWORD })
  return { email, owner, stranger }
}

describe('a second sign-up with an unconfirmed address', () => {
  test.each(['owner', 'stranger'] as const)(
    'takes nothing over: the link mailed for the %s requires a password',
    async (whose) => {
      const { email, ...signUps } = await attacked()
      const { token } = signUps[whose]
      expect(await errorOf(await confirm({ token }))).toMatchObject({
        status: 400,
        code: 'INVALID_INPUT',
        fields: { password: 'required' },
      })
      expect(await errorOf(await confirm({ token, password: 'neither of them' }))).toMatchObject({
        fields: { password: 'wrong_password' },
      })
      for (const account of await accountsOf(email)) expect(account.emailConfirmedAt).toBeNull()

      // With either link, the password determines which sign-up becomes the account.
      expect((await confirm({ token, password: GOOD_PASSWORD })).status).toBe(200)
      const [account, ...others] = await accountsOf(email)
      expect(others).toEqual([])
      expect(account!.id).toBe(signUps.owner.userId)
      expect(await verifyPassword(account!.passwordHash, GOOD_PASSWORD)).toBe(true)
      expect(account).toMatchObject({ signUpBrowser: null, signUpDevice: null })
      const [profile] = await db().select().from(profiles).where(eq(profiles.userId, account!.id))
      expect(profile).toMatchObject({ firstName: 'Ana' })
    },
  )

  test.each(['owner', 'stranger'] as const)(
    "takes nothing over: in the owner's browser the link mailed for the %s confirms the owner's",
    async (whose) => {
      const { email, ...signUps } = await attacked()
      const response = await confirm({ token: signUps[whose].token }, signUps.owner.cookie)
      expect(response.status).toBe(200)
      // The session is the owner's, whichever mail led there.
      expect(cookiesOf(response)).toMatchObject({ 'mfa-sign-up': '', session_hint: 'athlete' })
      const sessions = await db().select().from(sessionRows)
      expect(sessions.filter(({ userId }) => userId === signUps.stranger.userId)).toEqual([])
      expect(sessions.some(({ userId }) => userId === signUps.owner.userId)).toBe(true)
      expect(await accountsOf(email)).toMatchObject([{ id: signUps.owner.userId }])
      for (const { token } of Object.values(signUps)) {
        expect((await confirm({ token, password: STRANGERS_PASSWORD })).status).toBe(410)
      }
    },
  )

  test('voids the upload token of the first, and a confirmation voids all', async () => {
    const store = memoryStore().store
    const { owner, stranger } = await attacked()
    const upload = async (token: string) =>
      (await avatarsApi(db(), store).put(undefined, await picture('jpeg'), { token })).status
    expect(await upload(owner.uploadToken)).toBe(410)
    expect((await confirm({ token: owner.token, password: GOOD_PASSWORD })).status).toBe(200)
    expect(await upload(stranger.uploadToken)).toBe(410)

    const email = newEmail()
    const only = await signUp(email)
    await confirm({ token: only.token }, only.cookie)
    expect(await upload(only.uploadToken)).toBe(410)
  })

  test('is mailed with time and browser, without any entered data', async () => {
    const { email } = await attacked()
    const mails = await mailsTo(db(), email)
    expect(mails).toHaveLength(2)
    for (const { data } of mails) {
      expect(data).toMatchObject({ device: 'Chrome · Android' })
      expect(Date.parse(String(data['signedUpAt']))).toBeGreaterThan(Date.now() - 60_000)
      expect(JSON.stringify(data)).not.toMatch(/Stranger|Ana/)
    }
  })
})

test('the sign-up cookie is stored as a hash and HttpOnly', async () => {
  const { userId, cookie, setCookie } = await signUp(newEmail())
  const [, value] = cookie.split('=')
  expect(value).toMatch(/^[\w-]{43}$/)
  expect(setCookie).toMatch(/HttpOnly/i)
  expect(setCookie).toMatch(/SameSite=Lax/i)
  const rows = await db().select().from(users).where(eq(users.id, userId))
  expect(JSON.stringify(rows)).not.toContain(value)
})

test('the cookie of one sign-up does not confirm another', async () => {
  const email = newEmail()
  const { token } = await signUp(email)
  const elsewhere = await signUp(newEmail())
  expect(await errorOf(await confirm({ token }, elsewhere.cookie))).toMatchObject({
    fields: { password: 'required' },
  })
})

test('a password reset for a pending sign-up sends no mail beyond the limit', async () => {
  const email = newEmail()
  for (let n = 0; n < 5; n++) await signUp(email)
  const { token } = await signUp(newEmail())
  expect((await post('/forgot-password', { email })).status).toBe(200)
  expect(await mailsTo(db(), email)).toHaveLength(5)
  expect(token).toBeDefined()
})

test('an expired sign-up gets no further mail', async () => {
  const email = newEmail()
  const { userId } = await signUp(email)
  const createdAt = new Date(Date.now() - 49 * 3_600_000)
  await db().update(users).set({ createdAt }).where(eq(users.id, userId))
  expect((await post('/forgot-password', { email })).status).toBe(200)
  expect(await mailsTo(db(), email)).toHaveLength(1)
})

test('requests by strangers that exhaust the limit do not invalidate the last reset link', async () => {
  const { email } = await makeUser(db())
  for (let n = 0; n < 30; n++) await post('/forgot-password', { email })
  expect((await post('/forgot-password', { email })).status).toBe(429)
  const newest = await mailedToken(db(), email, 'reset-password')
  const body = { token: newest, password: GOOD_PASSWORD }
  expect((await post('/reset-password', body)).status).toBe(200)
})

test('a link is void once an admin has created an account for the address', async () => {
  const email = newEmail()
  const { token, cookie } = await signUp(email)
  const [made] = await db().insert(users).values({ email }).returning({ id: users.id })
  await db().insert(profiles).values({ userId: made!.id, role: 'trainer' })
  expect((await confirm({ token }, cookie)).status).toBe(410)
})

test('a link requested again does not outlive the sign-up', async () => {
  const email = newEmail()
  const { userId } = await signUp(email)
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  await db()
    .update(users)
    .set({ createdAt: hoursAgo(47) })
    .where(eq(users.id, userId))
  await post('/forgot-password', { email })
  const [, again] = await mailsTo(db(), email)
  expect(again).toMatchObject({ template: 'confirm-email' })
  const tokens = await db()
    .select()
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.userId, userId as never))
  const left = tokens
    .filter(({ usedAt, purpose }) => usedAt === null && purpose === 'confirm-email')
    .map(({ expiresAt }) => Math.round((expiresAt.getTime() - Date.now()) / 60_000))
  expect(left).toEqual([60])
})
