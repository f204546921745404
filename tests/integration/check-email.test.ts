import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { auditEvents, rateLimits } from '#db/schema/index.ts'
import type { EmailChecked } from '#lib/sign-up/schemas.ts'
import { makeChallenge } from '#server/challenge/challenge.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  errorOf,
  getChallenge,
  newAddress,
  newEmail,
  post,
  signUpForm,
  solve,
} from '#tests/support/account-api.ts'

const db = accountSuite()

describe('check-email', () => {
  const check = async (email: string, ip?: string) => {
    const challenge = await getChallenge()
    const answer = { token: challenge.token, answer: solve(challenge) }
    return post('/check-email', { email, challenge: answer }, ip ? { ip } : {})
  }
  const exists = async (email: string) => (await (await check(email)).json()) as EmailChecked

  test('issues a pass for a free address and none for a taken one', async () => {
    const { email } = await makeUser(db())
    expect(await exists(email.toUpperCase())).toEqual({ exists: true, pass: null })
    const free = newEmail()
    const { pass, ...rest } = await exists(free)
    expect(rest).toEqual({ exists: false })
    expect((await post('/sign-up', signUpForm('athlete', { email: free, pass }))).status).toBe(201)
  })

  test('does not reveal an unconfirmed account', async () => {
    const { email } = await makeUser(db(), { confirmed: false })
    expect(await exists(email)).toMatchObject({ exists: false })
  })

  test('refuses a guessable password without using up the sum', async () => {
    const challenge = await getChallenge()
    const answer = { token: challenge.token, answer: solve(challenge) }
    const tried = { email: newEmail(), challenge: answer }
    expect(await errorOf(await post('/check-email', { ...tried, password: 'password1' }))).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
      fields: { password: 'too_common' },
    })
    const password = 'tortuga verde 92 lenta'
    expect((await post('/check-email', { ...tried, password })).status).toBe(200)
  })

  test('writes an audit event without the address', async () => {
    await check(newEmail())
    const events = await db()
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.kind, 'email-checked'))
    expect(events.at(-1)).toMatchObject({ actor: null, subject: null })
  })

  test('accepts a challenge once, whether the answer is right or wrong', async () => {
    const challenge = await getChallenge()
    const { token } = challenge
    const body = (answer: number) => ({ email: newEmail(), challenge: { token, answer } })
    expect(await errorOf(await post('/check-email', body(solve(challenge) + 1)))).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
      fields: { 'challenge.answer': 'wrong_answer' },
    })
    expect(await errorOf(await post('/check-email', body(solve(challenge))))).toMatchObject({
      fields: { 'challenge.token': 'invalid' },
    })
  })

  const secret = () => process.env['SESSION_SECRET']!
  test.each([
    ['none', () => ''],
    ['of another secret', () => makeChallenge('another secret of more than 32 bytes').token],
    ['too old', () => makeChallenge(secret(), Date.now() - 601_000).token],
    ['rewritten', () => makeChallenge(secret()).token.replace(/^\d+/, '99')],
  ])('rejects a challenge that is %s', async (_, token) => {
    const challenge = { token: token(), answer: 4 }
    expect(await errorOf(await post('/check-email', { email: newEmail(), challenge }))).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
      fields: { 'challenge.token': 'invalid' },
    })
  })

  test('requires a challenge', async () => {
    const { status, fields } = await errorOf(await post('/check-email', { email: newEmail() }))
    expect([status, fields]).toEqual([400, { challenge: 'required' }])
  })

  test('is limited to 5 calls per minute and IP address, whatever its headers say', async () => {
    const ip = newAddress()
    for (let n = 0; n < 5; n++) expect((await check(newEmail(), ip)).status).toBe(200)
    const sixth = await post('/check-email', {}, { ip, headers: { 'x-forwarded-for': '9.9.9.9' } })
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('is limited to 30 calls per day and IP address, however slow', async () => {
    const ip = newAddress()
    for (let n = 0; n < 30; n++) {
      expect((await check(newEmail(), ip)).status).toBe(200)
      // Moves the clock a little more than a minute.
      if (n % 5 === 4) {
        await db().execute(`update rate_limits set expires_at = expires_at - interval '61 seconds'`)
      }
    }
    expect((await check(newEmail(), ip)).status).toBe(429)
  })

  test('raises one alarm when many taken addresses are found, from any IP address', async () => {
    const { email } = await makeUser(db())
    const printed: string[] = []
    vi.spyOn(console, 'info').mockImplementation((line: string) => void printed.push(line))
    await db().delete(rateLimits)
    const found = (times: number) => Promise.all(Array.from({ length: times }, () => check(email)))
    await found(99)
    await check(newEmail())
    expect(await alarms(printed)).toEqual([0, 0])
    await found(5)
    expect(await alarms(printed)).toEqual([1, 1])
  })
  /** The number of alarms in the audit events and in the log. */
  async function alarms(printed: string[]) {
    const events = await db().select().from(auditEvents).where(eq(auditEvents.outcome, 'alarm'))
    const loud = printed.filter((line) => /"level":"error".*alarm/.test(line))
    return [events.length, loud.length]
  }
})
