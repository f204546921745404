import { expect, test } from 'vitest'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { newAddress } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser } from '#tests/support/accounts.ts'
import { callAuth } from '#tests/support/sign-in.ts'

const db = accountSuite()
const { limit } = RATE_LIMITS.session

type Given = Parameters<typeof callAuth>[2]
const ask = async (path: string, given: Given) => (await callAuth('GET', path, given)).status

/** Makes as many calls as the limit allows and expects each to succeed. */
async function exhaust(path: string, givenAt: (n: number) => Given): Promise<void> {
  for (let n = 0; n < limit; n++) expect(await ask(path, givenAt(n))).toBe(200)
}

test.each(['session', 'csrf'])('/auth/%s is rate limited by address', async (path) => {
  const ip = newAddress()
  await exhaust(path, () => ({ ip }))
  const refused = await callAuth('GET', path, { ip })
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ error: { code: 'RATE_LIMITED' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.getSetCookie()).toEqual([])
  // Both endpoints share one limit.
  expect(await ask(path === 'session' ? 'csrf' : 'session', { ip })).toBe(429)
  expect(await ask(path, { ip: newAddress() })).toBe(200)
})

test('signed-in callers are limited by session, from whatever address', async () => {
  const [ana, bea] = [await makeUser(db()), await makeUser(db())]
  const cookie = await cookieOf(db(), ana)
  await exhaust('session', () => ({ cookie, ip: newAddress() }))
  const ip = newAddress()
  expect(await ask('session', { cookie, ip })).toBe(429)
  expect(await ask('csrf', { cookie, ip: newAddress() })).toBe(429)
  expect(await ask('session', { cookie: await cookieOf(db(), ana), ip })).toBe(200)
  // Others behind the same address are not affected, signed in or out.
  expect(await ask('session', { cookie: await cookieOf(db(), bea), ip })).toBe(200)
  expect(await ask('session', { ip })).toBe(200)
})

test('callers with a forged cookie are limited by address', async () => {
  const ip = newAddress()
  await exhaust('session', (n) => ({ cookie: `mfa-session=forged-${n}`, ip }))
  expect(await ask('session', { cookie: 'mfa-session=forged-again', ip })).toBe(429)
})
