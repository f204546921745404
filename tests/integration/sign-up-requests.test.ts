import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#db/schema/index.ts'
import { SignedUp } from '#lib/accounts/sign-up.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { errorOf, mailsTo, newAddress, post, signUpForm } from '#tests/support/account-api.ts'

const db = accountSuite()

const signUp = (form: object, headers = {}) => post('/sign-up', form, { headers })

describe('a sign-up request', () => {
  test('is limited to 5 per hour and address; validation errors do not count', async () => {
    const ip = newAddress()
    const from = async (form: object) => (await post('/sign-up', form, { ip })).status
    for (let n = 0; n < 6; n++) expect(await from(signUpForm('athlete', { city: 'x' }))).toBe(400)
    for (let n = 0; n < 5; n++) expect(await from(signUpForm('athlete'))).toBe(201)
    expect(await from(signUpForm('athlete'))).toBe(429)
  })

  test('from another origin, or not as JSON, has no effect', async () => {
    const form = signUpForm('athlete')
    expect((await signUp(form, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await signUp(form, { 'content-type': 'text/plain' })).status).toBe(415)
    expect(await db().select().from(users).where(eq(users.email, form.email))).toEqual([])
  })

  test('does not put its host into the mail', async () => {
    const form = signUpForm('athlete')
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    expect((await signUp(form, forged)).status).toBe(201)
    expect(JSON.stringify(await mailsTo(db(), form.email))).not.toContain('evil')
  })

  test('repeated with the same Idempotency-Key gives the same response, one account and one mail', async () => {
    const form = signUpForm('trainer')
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await signUp(form, headers)
    const again = await signUp(form, headers)
    const signedUp = SignedUp.parse(await first.json())
    expect([again.status, await again.json()]).toEqual([201, signedUp])
    expect(again.headers.getSetCookie()).toEqual(first.headers.getSetCookie())
    expect(first.headers.getSetCookie()).toHaveLength(1)
    expect(await db().select().from(users).where(eq(users.email, form.email))).toHaveLength(1)
    expect(await mailsTo(db(), form.email)).toHaveLength(1)
  })

  test('with the key of another form has no effect and reveals nothing of the other', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = SignedUp.parse(await (await signUp(signUpForm('trainer'), headers)).json())
    const other = signUpForm('athlete')
    const refused = await signUp(other, headers)
    const text = await refused.clone().text()
    expect(await errorOf(refused)).toEqual({ status: 422, code: 'KEY_REUSED', fields: {} })
    for (const told of Object.values(first)) expect(text).not.toContain(told)
    expect(refused.headers.getSetCookie()).toEqual([])
    expect(await db().select().from(users).where(eq(users.email, other.email))).toEqual([])
  })

  test('that was rejected may be retried with its key', async () => {
    const form = signUpForm('athlete')
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await signUp({ ...form, pass: 'none' }, headers)).status).toBe(410)
    expect((await signUp(form, headers)).status).toBe(201)
  })
})
