import { createHmac } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { countHits } from '#db/queries/rate-limits.ts'
import { AppError } from '#lib/http/errors.ts'
import { audit } from '#server/audit.ts'
import { RATE_LIMITS, type RateLimitName, type RateLimitRule } from './rate-limits.ts'

/**
 * Counts one call of `subject` against a rule; throws RATE_LIMITED beyond the limit.
 *
 * @param then a narrower rule with its subject, counted in the same statement unless the first is broken
 */
export type RateLimiter = (
  name: RateLimitName,
  subject: string,
  then?: readonly [name: RateLimitName, subject: string],
) => Promise<void>

/**
 * The exact limiter. When the database is down it fails like every other query, so a limit cannot be
 * passed by breaking its counter.
 *
 * @param secret keys the HMAC under which a subject is kept
 */
export function rateLimiter(
  db: Database,
  secret: string,
  rules: Record<RateLimitName, RateLimitRule> = RATE_LIMITS,
): RateLimiter {
  const keyOf = (name: RateLimitName, subject: string) =>
    createHmac('sha256', secret).update(`${name}\0${subject}`).digest('base64url')
  return async (name, subject, then) => {
    const uses = [[name, subject] as const, ...(then ? [then] : [])]
    const counters = uses.map(([rule, whose]) => ({ key: keyOf(rule, whose), ...rules[rule] }))
    const counts = await countHits(db, counters)
    for (const [n, { hits, secondsLeft }] of counts.entries()) {
      const [rule] = uses[n]!
      const { limit } = rules[rule]
      if (hits <= limit) continue
      // Once for each window: a flood must not fill the table of events.
      if (hits === limit + 1) await audit(db, secret, { kind: 'rate-limited', outcome: rule })
      throw new AppError('RATE_LIMITED', `over the limit of ${rule}`, {
        retryAfter: Math.max(1, secondsLeft),
      })
    }
  }
}
