import { actorReader } from '#server/sessions/read-actor.ts'
import type { ReadActor } from '#lib/actor.ts'
import { database } from './database.ts'
import { avatarStore } from '#server/storage/avatar-store.ts'
import type { AccountDeps } from './dependencies.ts'
import { env } from './env.ts'
import { announceChange } from '#server/jobs/marker.ts'
import { rateLimiter } from '#server/rate-limits/rate-limiter.ts'

/** What the wrapper needs besides what operations need. */
export type EndpointDeps = AccountDeps & {
  /** The origin of SITE_URL. */
  siteOrigin: string
  readActor: ReadActor
  /** Tells the jobs that an operation may queue something; never rejects. */
  announceChange: () => Promise<void>
}

/** What the deployed API runs with. */
export function endpointDeps(): EndpointDeps {
  const { SITE_URL, SESSION_SECRET } = env()
  const db = database()
  return {
    db,
    siteOrigin: new URL(SITE_URL).origin,
    siteUrl: SITE_URL.replace(/\/+$/, ''),
    secret: SESSION_SECRET,
    avatars: avatarStore(),
    announceChange,
    readActor: actorReader({ db, secret: SESSION_SECRET, siteUrl: SITE_URL }),
    limitRate: rateLimiter(db, SESSION_SECRET),
  }
}
