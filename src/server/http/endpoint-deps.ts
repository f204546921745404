import { VISITOR, type ReadActor } from '#server/actor.ts'
import { database } from '#server/database.ts'
import type { Deps } from '#server/deps.ts'
import { env } from '#server/env.ts'
import { rateLimiter, type RateLimiter } from './rate-limiter.ts'

/** What the wrapper needs besides what operations need. */
export type EndpointDeps = Deps & {
  /** The origin of SITE_URL. */
  siteOrigin: string
  readActor: ReadActor
  limitRate: RateLimiter
}

/** What the deployed API runs with. */
export function endpointDeps(): EndpointDeps {
  const { SITE_URL, SESSION_SECRET } = env()
  const db = database()
  return {
    db,
    siteOrigin: new URL(SITE_URL).origin,
    // Nobody can sign in yet, so everybody is a visitor.
    readActor: () => Promise.resolve(VISITOR),
    limitRate: rateLimiter(db, SESSION_SECRET),
  }
}
