import type { Store } from '@netlify/blobs'
import type { UserId } from '#lib/ids.ts'
import { askStore } from './ask-store.ts'

/** Stores one picture per user. Every call may reject when the store is down. */
export type AvatarStore = {
  /** A user's WebP; null when there is none. */
  get: (userId: UserId) => Promise<Uint8Array | null>
  set: (userId: UserId, webp: Uint8Array) => Promise<void>
  delete: (userId: UserId) => Promise<void>
  /** All users with a picture. */
  list: () => Promise<UserId[]>
}

/** Timeout for one picture, within the deadline of a response. In ms. */
const ONE_WITHIN = 2_000
/** Timeout for the list, which only jobs read. In ms. */
const ALL_WITHIN = 20_000

const FILE = '/avatar.webp'
const key = (userId: UserId) => `${userId}${FILE}`

/** The site's store: Netlify Blobs; a local server in development and tests. */
export function avatarStore(): AvatarStore {
  return {
    get: (userId) =>
      inTime(ONE_WITHIN, async (store) => {
        const data: unknown = await store.get(key(userId), { type: 'arrayBuffer' })
        // Its types omit null, which it returns for a missing key.
        return data instanceof ArrayBuffer ? new Uint8Array(data) : null
      }),
    set: (userId, webp) =>
      inTime(ONE_WITHIN, async (store) => {
        // A copy of exactly these bytes: a small Buffer is a window into a larger one, which others share.
        await store.set(key(userId), new Uint8Array(webp).buffer)
      }),
    delete: (userId) => inTime(ONE_WITHIN, (store) => store.delete(key(userId))),
    list: () =>
      inTime(ALL_WITHIN, async (store) => {
        const { blobs } = await store.list()
        return blobs
          .filter((blob) => blob.key.endsWith(FILE))
          .map((blob) => blob.key.slice(0, -FILE.length) as UserId)
      }),
  }
}

const inTime = <T>(ms: number, ask: (store: Store) => Promise<T>) => askStore('avatars', ms, ask)
