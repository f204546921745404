import { announceChange } from '#server/jobs/marker.ts'
import { rateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { actorReader } from '#server/sessions/read-actor.ts'
import { articlePictureStore } from '#server/storage/article-picture-store.ts'
import { avatarStore } from '#server/storage/avatar-store.ts'
import { proofStore } from '#server/storage/proof-store.ts'
import { database } from './database.ts'
import type { EndpointDependencies } from './dependencies.ts'
import { env } from './env.ts'

/** The composition root of the deployed site: the one place that knows interfaces and implementations. */
export function dependencies(): EndpointDependencies {
  const { SITE_URL, SESSION_SECRET: secret } = env()
  const db = database()
  const siteUrl = SITE_URL.replace(/\/+$/, '')
  return {
    db,
    siteUrl,
    siteOrigin: new URL(siteUrl).origin,
    secret,
    avatars: avatarStore(),
    proofs: proofStore(),
    articlePictures: articlePictureStore(),
    limitRate: rateLimiter(db, secret),
    readActor: actorReader({ db, secret, siteUrl }),
    announceChange,
  }
}
