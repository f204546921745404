import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { profiles } from '#db/schema/index.ts'
import { cookieOf, makeUser } from '#tests/support/accounts.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  errorOf,
  GOOD_PASSWORD,
  mailedToken,
  newEmail,
  post,
  signUpForm,
} from '#tests/support/account-api.ts'

const db = accountSuite()

/** The address of a user called Zenobia Marchetti Lund. */
const EMAIL = () => `z.marchetti.${newEmail()}`
const NAMES = { firstName: 'Zenobia', lastName: 'Marchetti Lund' }

/** Sign-up, reset and change: the three endpoints that set a password. */
const WAYS: [string, (email: string, password: string) => Promise<Response>][] = [
  [
    'sign-up',
    (email, password) => post('/sign-up', signUpForm('athlete', { ...NAMES, email, password })),
  ],
  [
    'a reset',
    async (email, password) => {
      await somebody(email)
      await post('/forgot-password', { email })
      const token = await mailedToken(db(), email, 'reset-password')
      return post('/reset-password', { token, password })
    },
  ],
  [
    'a change',
    async (email, password) => {
      const user = await somebody(email)
      const cookie = await cookieOf(db(), user)
      return post('/change-password', { currentPassword: user.password, password }, { cookie })
    },
  ],
]

async function somebody(email: string) {
  const user = await makeUser(db(), { email })
  await db()
    .update(profiles)
    .set({ ...NAMES, displayName: 'Coach Zen' })
    .where(eq(profiles.userId, user.id))
  return user
}

describe.each(WAYS)('%s', (_way, send) => {
  test.each([
    ['abcdefgh', 'sequence'],
    ['futbol2024', 'guessable'],
    ['        ', 'repeated'],
    ['password1', 'too_common'],
    ['Zenobia1990', 'own_words'],
    ['marchetti lund', 'own_words'],
    ['miformaactiva', 'own_words'],
  ])('rejects %j', async (password, reason) => {
    expect(await errorOf(await send(EMAIL(), password))).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
      fields: { password: reason },
    })
  })

  test.each<[string, (email: string) => string]>([
    ['the own address', (email) => email],
    ['the own address in capitals', (email) => email.toUpperCase()],
    ['what stands before its @', (email) => email.slice(0, email.indexOf('@'))],
  ])('rejects %s', async (_, passwordOf) => {
    const email = EMAIL()
    expect(await errorOf(await send(email, passwordOf(email)))).toMatchObject({
      status: 400,
      fields: { password: 'own_words' },
    })
  })

  test('accepts several unrelated words', async () => {
    expect((await send(EMAIL(), GOOD_PASSWORD)).status).toBeLessThan(300)
  })
})

test('a change also checks the public display name', async () => {
  const user = await somebody(EMAIL())
  const body = { currentPassword: user.password, password: 'coach zen 88' }
  const response = await post('/change-password', body, { cookie: await cookieOf(db(), user) })
  expect(await errorOf(response)).toMatchObject({ fields: { password: 'own_words' } })
})
