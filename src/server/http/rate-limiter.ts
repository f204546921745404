import { createHmac } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { countHit } from '#db/queries/rate-limits.ts'
import { AppError } from '#lib/http/errors.ts'
import { audit } from '#server/audit.ts'
import { RATE_LIMITS, type RateLimitName, type RateLimitRule } from './rate-limits.ts'

/** Counts one call of `subject` against a rule; throws RATE_LIMITED beyond the limit. */
export type RateLimiter = (name: RateLimitName, subject: string) => Promise<void>

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
  return async (name, subject) => {
    const { limit, windowSeconds } = rules[name]
    const key = createHmac('sha256', secret).update(`${name}\0${subject}`).digest('base64url')
    const { hits, secondsLeft } = await countHit(db, { key, windowSeconds })
    if (hits > limit) {
      // Once for each window: a flood must not fill the table of events.
      if (hits === limit + 1) await audit(db, secret, { kind: 'rate-limited', outcome: name })
      throw new AppError('RATE_LIMITED', `over the limit of ${name}`, {
        retryAfter: Math.max(1, secondsLeft),
      })
    }
  }
}
