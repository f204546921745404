import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#db/client.ts'
import { users } from '#db/schema/index.ts'
import { SignedUp } from '#lib/accounts/sign-up.ts'
import { mailedToken, post, signUpForm } from './account-api.ts'
import { cookieHeader, cookiesOf } from './sign-in.ts'

export const STRANGERS_PASSWORD = 'la clave de otra persona'

/** Sign-ups of athletes, and the links that confirm them. */
export const signUpsOf = (db: () => Database) => ({
  accountsOf: (email: string) => db().select().from(users).where(eq(users.email, email)),

  /** Signs up. @returns the browser's cookie and the token in the newest mail */
  signUp: async (email: string, changes: Record<string, unknown> = {}) => {
    const response = await post('/sign-up', signUpForm('athlete', { email, ...changes }), {
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile Safari' },
    })
    expect(response.status).toBe(201)
    return {
      ...SignedUp.parse(await response.json()),
      cookie: cookieHeader(cookiesOf(response)),
      setCookie: response.headers.getSetCookie().join(),
      token: await mailedToken(db(), email, 'confirm-email'),
    }
  },

  confirm: (body: { token: string; password?: string }, cookie?: string) =>
    post('/confirm', body, cookie === undefined ? {} : { cookie }),
})
