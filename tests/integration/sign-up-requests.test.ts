import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#db/schema/index.ts'
import { SignedUp } from '#lib/accounts/sign-up.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { mailsTo, newAddress, post, signUpForm } from '#tests/support/account-api.ts'

const db = accountSuite()

const signUp = (form: object, headers = {}) => post('/sign-up', form, { headers })

describe('a request to sign up', () => {
  test('is limited to 5 an hour from one place; what was only mistyped does not count', async () => {
    const ip = newAddress()
    const from = async (form: object) => (await post('/sign-up', form, { ip })).status
    for (let n = 0; n < 6; n++) expect(await from(signUpForm('athlete', { city: 'x' }))).toBe(400)
    for (let n = 0; n < 5; n++) expect(await from(signUpForm('athlete'))).toBe(201)
    expect(await from(signUpForm('athlete'))).toBe(429)
  })

  test('from another site, or not as JSON, does nothing', async () => {
    const form = signUpForm('athlete')
    expect((await signUp(form, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await signUp(form, { 'content-type': 'text/plain' })).status).toBe(415)
    expect(await db().select().from(users).where(eq(users.email, form.email))).toEqual([])
  })

  test('puts no host of the request into the mail', async () => {
    const form = signUpForm('athlete')
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    expect((await signUp(form, forged)).status).toBe(201)
    expect(JSON.stringify(await mailsTo(db(), form.email))).not.toContain('evil')
  })

  test('with the same Idempotency-Key has the same answer, one account and one mail', async () => {
    const form = signUpForm('trainer')
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = SignedUp.parse(await (await signUp(form, headers)).json())
    const again = await signUp(form, headers)
    expect([again.status, await again.json()]).toEqual([201, first])
    expect(await mailsTo(db(), form.email)).toHaveLength(1)
    const other = signUpForm('trainer')
    const elsewhere = SignedUp.parse(await (await signUp(other, headers)).json())
    expect(elsewhere.uploadToken).not.toBe(first.uploadToken)
  })
})
