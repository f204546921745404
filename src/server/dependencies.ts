import type { Database } from '#db/client.ts'
import type { AvatarStore } from '#server/storage/avatar-store.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'

/** What an operation needs of the outside world. */
export type Deps = { db: Database }

/** What operations on accounts need besides. */
export type AccountDeps = Deps & {
  /** Without a slash at the end; every link in a mail begins with it. */
  siteUrl: string
  /** Keys are derived from it (`derivedKey`). */
  secret: string
  limitRate: RateLimiter
  avatars: AvatarStore
}
