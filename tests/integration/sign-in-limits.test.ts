import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { auditEvents, users } from '#db/schema/index.ts'
import type { UserId } from '#lib/ids.ts'
import { hashing } from '#server/passwords/password-hash.ts'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { closeDatabase } from '#server/database.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { cookiesOf, signInAs } from '#tests/support/sign-in.ts'

let own: TestDatabase
let address = 0

beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
})
afterAll(async () => {
  await closeDatabase()
  await own.close()
})
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

/** An address without earlier attempts. */
const newAddress = () => `198.51.100.${++address}`
const codeOf = async (response: Response) =>
  ((await response.json()) as { error?: { code: string } }).error?.code
const userRow = async (id: UserId) =>
  (await own.db.select().from(users).where(eq(users.id, id)))[0]!
const limitsNoted = () =>
  own.db.select().from(auditEvents).where(eq(auditEvents.kind, 'rate-limited'))

describe('too many sign-in attempts', () => {
  const { limit } = RATE_LIMITS.signInToAccount
  const guess = (email: string, given: { ip: string; cookie?: string }) =>
    signInAs({ email, password: 'a wrong guess' }, given)

  test('get a 429 with Retry-After and do not lock the owner out elsewhere', async () => {
    const user = await makeUser(own.db)
    const ip = newAddress()
    for (let n = 0; n < limit; n++) expect((await guess(user.email, { ip })).status).toBe(401)
    const response = await signInAs(user, { ip })
    expect([response.status, await codeOf(response)]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await signInAs(user, { ip })).status).toBe(429)
    expect(await limitsNoted()).toMatchObject([{ outcome: 'signInToAccount' }])
    expect((await signInAs(user, { ip: newAddress() })).status).toBe(200)
  })

  test('do not lock out a known device behind the same address', async () => {
    const user = await makeUser(own.db)
    const ip = newAddress()
    const device = cookiesOf(await signInAs(user, { ip }))['mfa-device']!
    for (let n = 0; n < limit; n++) await guess(user.email, { ip })
    expect((await signInAs(user, { ip })).status).toBe(429)
    expect((await signInAs(user, { ip, cookie: `mfa-device=${device}` })).status).toBe(200)
    const other = await makeUser(own.db)
    const foreign = cookiesOf(await signInAs(other, { ip: newAddress() }))['mfa-device']!
    expect((await signInAs(user, { ip, cookie: `mfa-device=${foreign}` })).status).toBe(429)
  })

  test('on a known device are limited too, even between correct ones', async () => {
    const user = await makeUser(own.db)
    const signedIn = async (cookie = '') => {
      const { 'mfa-device': device } = cookiesOf(await signInAs(user, { ip: newAddress(), cookie }))
      return `mfa-device=${device}`
    }
    let cookie = await signedIn()
    for (let n = 0; n < limit / 2; n++) {
      await guess(user.email, { ip: newAddress(), cookie })
      cookie = await signedIn(cookie)
    }
    expect((await signInAs(user, { ip: newAddress(), cookie })).status).toBe(429)
  })

  test('on many accounts from one address are limited', async () => {
    const ip = newAddress()
    const answers = []
    for (let n = 0; n <= RATE_LIMITS.signIn.limit; n++) {
      answers.push((await guess(`nobody${n}@example.com`, { ip })).status)
    }
    expect(answers.at(-2)).toBe(401)
    expect(answers.at(-1)).toBe(429)
  })

  test('lock the account after 100 in a row, except on known devices', async () => {
    const user = await makeUser(own.db)
    const device = cookiesOf(await signInAs(user, { ip: newAddress() }))['mfa-device']!
    await own.db.update(users).set({ failedSignIns: 99 }).where(eq(users.id, user.id))
    expect((await guess(user.email, { ip: newAddress() })).status).toBe(401)
    expect((await signInAs(user, { ip: newAddress() })).status).toBe(401)
    const known = await signInAs(user, { ip: newAddress(), cookie: `mfa-device=${device}` })
    expect(known.status).toBe(200)
    expect((await userRow(user.id)).failedSignIns).toBe(0)
  })

  test('reveal neither the locked account nor a correct guess', async () => {
    const user = await makeUser(own.db)
    await own.db.update(users).set({ failedSignIns: 100 }).where(eq(users.id, user.id))
    let hashes = 0
    const count = () => {
      hashes++
    }
    hashing.start.subscribe(count)
    const told = async (credentials: { email: string; password: string }) => {
      hashes = 0
      const response = await signInAs(credentials, { ip: newAddress() })
      return { status: response.status, body: await response.text(), hashes }
    }
    const unknown = await told({ email: 'nobody@example.com', password: 'a wrong guess' })
    expect(unknown).toMatchObject({ status: 401, hashes: 1 })
    expect(await told({ email: user.email, password: 'a wrong guess' })).toEqual(unknown)
    expect(await told(user)).toEqual(unknown)
    hashing.start.unsubscribe(count)
    expect((await userRow(user.id)).failedSignIns).toBe(102)
  })

  test('are counted from the last correct password', async () => {
    const user = await makeUser(own.db)
    await own.db.update(users).set({ failedSignIns: 98 }).where(eq(users.id, user.id))
    expect((await guess(user.email, { ip: newAddress() })).status).toBe(401)
    expect((await signInAs(user, { ip: newAddress() })).status).toBe(200)
    expect((await userRow(user.id)).failedSignIns).toBe(0)
  })
})
