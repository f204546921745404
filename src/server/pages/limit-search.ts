import { database } from '#server/database.ts'
import { env } from '#server/env.ts'
import { addressOf } from '#server/http/client.ts'
import { rateLimiter } from '#server/rate-limits/rate-limiter.ts'

/**
 * Counts a page that searches against the limit of the network that asks for it.
 *
 * @param locals what the adapter gives to the page
 * @throws RATE_LIMITED
 */
export function limitSearch({ netlify }: Partial<App.Locals>): Promise<void> {
  const limitRate = rateLimiter(database(), env().SESSION_SECRET)
  return limitRate('search', addressOf(netlify?.context))
}
