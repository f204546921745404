import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { auditEvents } from '#db/schema/index.ts'
import type { UserId } from '#lib/ids.ts'
import { pseudonymOf } from '#server/audit.ts'
import { rateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { SECRET, testApi } from '#tests/support/test-api.ts'

let own: TestDatabase
let call: ReturnType<typeof testApi>
beforeAll(async () => {
  own = await testDatabase()
  call = testApi({ db: own.db, limitRate: rateLimiter(own.db, SECRET) })
})
afterAll(() => own.close())
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

test('a denied role is audited, up to the hourly limit per user', async () => {
  const ask = (role: string) =>
    call('/api/test/professionals-only', { headers: { 'x-test-role': role } })
  const denied = (role: string) =>
    own.db
      .select()
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.kind, 'denied'),
          eq(auditEvents.actor, pseudonymOf(SECRET, `user-${role}` as UserId)),
        ),
      )
  const before = await denied('athlete')
  expect((await ask('athlete')).status).toBe(403)
  expect((await ask('trainer')).status).toBe(200)
  const [event, ...more] = (await denied('athlete')).slice(before.length)
  expect(more).toEqual([])
  expect(event).toMatchObject({ outcome: 'GET /api/test/professionals-only', subject: null })
  expect(await denied('trainer')).toEqual([])
  for (let n = 0; n < RATE_LIMITS.denied.limit; n++) await ask('athlete')
  expect((await ask('athlete')).status).toBe(429)
  expect(await denied('athlete')).toHaveLength(RATE_LIMITS.denied.limit)
})
