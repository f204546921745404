import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { countHits } from '#db/queries/rate-limits.ts'
import { rateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { RATE_LIMITS, WIDE_NETWORK_FACTOR } from '#server/rate-limits/rate-limits.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { post, testApi } from '#tests/support/test-api.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

describe('rate limits', () => {
  const limited = (secret: string, limit: number) =>
    testApi({
      db: database.db,
      limitRate: rateLimiter(database.db, secret, {
        ...RATE_LIMITS,
        write: { ...RATE_LIMITS.write, limit },
      }),
    })

  test('let exactly 10 of 100 concurrent calls pass for a limit of 10', async () => {
    const one = limited('crowd', 10)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => one('/api/test/things', post({ name: 'Ana' }))),
    )
    const passed = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 429)
    expect([passed.length, refused.length]).toEqual([10, 90])
    for (const { headers } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  test('count per IP address and ignore forwarding headers', async () => {
    const one = limited('addresses', 1)
    const from = (ip: string, forged: string) =>
      one('/api/test/things', post({ name: 'Ana' }, { 'x-forwarded-for': forged }), ip)
    expect((await from('203.0.113.1', '1.1.1.1')).status).toBe(201)
    expect((await from('203.0.113.1', '2.2.2.2')).status).toBe(429)
    expect((await from('203.0.113.2', '1.1.1.1')).status).toBe(201)
  })

  test('also count the wider network of an IPv6 address', async () => {
    const one = limited('wide', 2)
    const from = async (ip: string) =>
      (await one('/api/test/things', post({ name: 'Ana' }), ip)).status
    // Twenty calls from twenty /64 networks, all of one customer.
    for (let n = 0; n < 2 * WIDE_NETWORK_FACTOR; n++) {
      expect(await from(`2001:db8:1:${n.toString(16)}::1`)).toBe(201)
    }
    expect(await from('2001:db8:1:ffff::1')).toBe(429)
    expect(await from('2001:db8:2:ffff::1')).toBe(201)
    expect(await from('203.0.113.9')).toBe(201)
  })

  test('count the subject the endpoint names: a user from any address, or an account for any caller', async () => {
    const one = testApi({
      db: database.db,
      limitRate: rateLimiter(database.db, 'subjects', {
        ...RATE_LIMITS,
        denied: { ...RATE_LIMITS.denied, limit: 2 },
        mail: { ...RATE_LIMITS.mail, limit: 2 },
      }),
    })
    let caller = 0
    const as = async (role: string, email: string) =>
      (
        await one(
          '/api/test/subjects',
          post({ email }, { 'x-test-role': role }),
          `203.0.113.${++caller}`,
        )
      ).status
    expect([await as('athlete', 'a'), await as('athlete', 'b')]).toEqual([200, 200])
    expect(await as('athlete', 'c')).toBe(429)
    expect(await as('trainer', 'a')).toBe(200)
    expect(await as('admin', 'a')).toBe(429)
    // A call rejected by the user limit does not count against the account.
    expect([await as('admin', 'c'), await as('nutritionist', 'c')]).toEqual([200, 200])
  })

  test('count by user what is refused for its body, from wherever it comes', async () => {
    const one = testApi({
      db: database.db,
      limitRate: rateLimiter(database.db, 'refused bodies', {
        ...RATE_LIMITS,
        denied: { ...RATE_LIMITS.denied, limit: 2 },
      }),
    })
    const statuses: number[] = []
    for (const body of ['{', '{"email":1}', '{}', '{"email":"a"}']) {
      const from = `203.0.113.${statuses.length}`
      const sent = post(body, { 'x-test-role': 'athlete' })
      statuses.push((await one('/api/test/subjects', sent, from)).status)
    }
    expect(statuses).toEqual([400, 400, 429, 429])
  })

  test('leave the commit of a transaction that counts durable', async () => {
    const counters = [{ key: 'durable', windowSeconds: 60, limit: 1 }]
    await database.db.transaction(async (tx) => {
      await tx.execute('set local synchronous_commit = on')
      await countHits(tx, counters)
      const { rows } = await tx.execute('show synchronous_commit')
      expect(rows).toEqual([{ synchronous_commit: 'on' }])
    })
  })

  test('reset when their window ends', async () => {
    const one = limited('window', 1)
    const write = () => one('/api/test/things', post({ name: 'Ana' }))
    expect((await write()).status).toBe(201)
    expect((await write()).status).toBe(429)
    await database.db.execute(`update rate_limits set expires_at = now() - interval '1 second'`)
    expect((await write()).status).toBe(201)
    expect((await write()).status).toBe(429)
  })

  test('delete expired rows', async () => {
    const one = limited('tidy', 5)
    await database.db.execute(`delete from rate_limits`)
    await database.db.execute(
      `insert into rate_limits (key, hits, expires_at)
       select 'old ' || n, 1, now() - interval '1 minute' from generate_series(1, 10) n
       union all select 'running', 1, now() + interval '1 minute'`,
    )
    const keys = async () => {
      const { rows } = await database.db.execute(`select key from rate_limits`)
      return rows.map(({ key }) => String(key))
    }
    await one('/api/test/things', post({ name: 'Ana' }))
    // A few with each call, so no single call pays for all of them.
    expect((await keys()).filter((key) => key.startsWith('old'))).toHaveLength(5)
    for (let n = 0; n < 2; n++) await one('/api/test/things', post({ name: 'Ana' }))
    expect(await keys()).toHaveLength(2)
    expect(await keys()).toContain('running')
  })

  test('store no IP address', async () => {
    await limited('private', 5)('/api/test/things', post({ name: 'Ana' }), '198.51.100.23')
    const { rows } = await database.db.execute(`select key from rate_limits`)
    expect(JSON.stringify(rows)).not.toContain('198.51.100.23')
  })
})
