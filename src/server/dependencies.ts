import type { Database } from '#db/client.ts'
import type { Actor } from '#lib/actor.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import type { ArticlePictureStore } from '#server/storage/article-picture-store.ts'
import type { AvatarStore } from '#server/storage/avatar-store.ts'
import type { ProofStore } from '#server/storage/proof-store.ts'

/** The dependencies of operations. One that needs few says so: `Pick<Dependencies, 'db'>`. */
export type Dependencies = {
  db: Database
  /** Without a trailing slash; every link in a mail begins with it. */
  siteUrl: string
  /** Keys are derived from it (`derivedKey`). */
  secret: string
  limitRate: RateLimiter
  avatars: AvatarStore
  proofs: ProofStore
  articlePictures: ArticlePictureStore
}

/** Additional dependencies of endpoints. */
export type EndpointDependencies = Dependencies & {
  /** The origin of SITE_URL. */
  siteOrigin: string
  /** Authenticates a request; throws UNAVAILABLE when the database cannot answer. */
  readActor: (request: Request) => Promise<Actor>
  /** Tells the jobs that an operation may queue something; never rejects. */
  announceChange: () => Promise<void>
}
