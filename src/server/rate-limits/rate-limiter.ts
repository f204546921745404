import type { Executor } from '#db/client.ts'
import { countHits } from '#db/queries/rate-limits.ts'
import { AppError } from '#lib/http/errors.ts'
import { audit } from '#server/audit.ts'
import { limitKey } from './limit-key.ts'
import type { Networks } from './network.ts'
import {
  RATE_LIMITS,
  WIDE_NETWORK_FACTOR,
  type RateLimitName,
  type RateLimitRule,
} from './rate-limits.ts'

/**
 * Counts one call of `subject` against a rule; throws RATE_LIMITED beyond the limit. Both networks of an IPv6 address
 * are counted, the wider one with a higher limit.
 *
 * @param then narrower rules with their subjects, counted in the same statement; once one is exceeded, those after it are
 *   not counted
 */
export type RateLimiter = (
  name: RateLimitName,
  subject: string | Networks,
  ...then: (readonly [name: RateLimitName, subject: string])[]
) => Promise<void>

type Use = { name: RateLimitName; key: string; limit: number; windowSeconds: number }

/**
 * The exact limiter. It fails like every other query when the database is down, so a limit cannot be bypassed by
 * breaking its counter.
 *
 * @param secret keys the HMAC under which a subject is stored
 */
export function rateLimiter(
  db: Executor,
  secret: string,
  rules: Record<RateLimitName, RateLimitRule> = RATE_LIMITS,
): RateLimiter {
  const useOf = (name: RateLimitName, subject: string, factor = 1): Use => ({
    name,
    key: limitKey(secret, name, subject),
    limit: rules[name].limit * factor,
    windowSeconds: rules[name].windowSeconds,
  })
  return async (name, subject, ...then) => {
    const [narrow, wide] = typeof subject === 'string' ? [subject] : subject
    const uses = [
      useOf(name, narrow),
      ...(wide === undefined ? [] : [useOf(name, wide, WIDE_NETWORK_FACTOR)]),
      ...then.map((use) => useOf(...use)),
    ]
    const counts = await countHits(db, uses)
    for (const [n, { hits, secondsLeft }] of counts.entries()) {
      const { name: broken, limit } = uses[n]!
      if (hits <= limit) continue
      // Once per window: a flood must not fill the audit table.
      if (hits === limit + 1) await audit(db, secret, { kind: 'rate-limited', outcome: broken })
      throw new AppError('RATE_LIMITED', `over the limit of ${broken}`, {
        retryAfter: Math.max(1, secondsLeft),
      })
    }
  }
}
