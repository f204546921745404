import { afterAll, beforeAll, expect, test } from 'vitest'
import { count, eq } from 'drizzle-orm'
import { auditEvents } from '#db/schema/index.ts'
import { rateLimiter, type RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await testDatabase()
})
afterAll(() => own.close())

const HOUR = 3_600
const limiter = (secret: string, signIn: number, signInToAccount: number) =>
  rateLimiter(own.db, secret, {
    ...RATE_LIMITS,
    signIn: { by: 'address', limit: signIn, windowSeconds: HOUR },
    signInToAccount: { by: 'pair', limit: signInToAccount, windowSeconds: HOUR },
  })
const passed = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length
const allOf = (times: number, call: (n: number) => Promise<void>) =>
  Promise.allSettled(Array.from({ length: times }, (_, n) => call(n)))
const codeOf = (limit: ReturnType<RateLimiter>) =>
  limit.then(
    () => 'ok',
    (error: unknown) => (error as { message: string }).message,
  )

test('two rules are both exact under 100 concurrent calls', async () => {
  const limit = limiter('both', 60, 10)
  // Ten accounts from one address: 60 pass the first rule, and no account exceeds its ten.
  const results = await allOf(100, (n) => limit('signIn', 'here', ['signInToAccount', `${n % 10}`]))
  expect(passed(results)).toBe(60)
  const one = await allOf(100, () => limit('signIn', 'there', ['signInToAccount', 'one']))
  expect(passed(one)).toBe(10)
})

test('the first broken rule is reported, and the second is not counted then', async () => {
  const limit = limiter('order', 2, 3)
  const call = (address: string) => codeOf(limit('signIn', address, ['signInToAccount', 'x']))
  expect([await call('a'), await call('a')]).toEqual(['ok', 'ok'])
  for (let n = 0; n < 3; n++) expect(await call('a')).toBe('over the limit of signIn')
  expect(await call('b')).toBe('ok')
  expect(await call('b')).toBe('over the limit of signInToAccount')
})

test('a broken rule is audited once per window', async () => {
  const limit = limiter('note', 5, 2)
  const before = await notes()
  await allOf(20, () => limit('signIn', 'a', ['signInToAccount', 'x']))
  // Three calls broke the second rule, fifteen the first one.
  expect((await notes()) - before).toBe(2)
})

async function notes(): Promise<number> {
  const [row] = await own.db
    .select({ events: count() })
    .from(auditEvents)
    .where(eq(auditEvents.kind, 'rate-limited'))
  return row!.events
}
