import type { Database } from '#db/client.ts'
import { rateLimits } from '#db/schema/rate-limits.ts'
import { limitKey } from '#server/rate-limits/limit-key.ts'
import { networksOf } from '#server/rate-limits/network.ts'
import { RATE_LIMITS, type RateLimitBy } from '#server/rate-limits/rate-limits.ts'

/** Leaves a network address so many calls of a rule, for an hour. */
export async function leaveCalls(
  db: Database,
  { rule, ip, calls }: { rule: RateLimitBy<'address'>; ip: string; calls: number },
): Promise<void> {
  const key = limitKey(process.env['SESSION_SECRET'] ?? '', rule, networksOf(ip)[0])
  const hits = RATE_LIMITS[rule].limit - calls
  const row = { hits, expiresAt: new Date(Date.now() + 3_600_000) }
  await db
    .insert(rateLimits)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: rateLimits.key, set: row })
}
