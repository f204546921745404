import type { Store } from '@netlify/blobs'
import type { UserId } from '#lib/ids.ts'
import { askStore } from './ask-store.ts'

/** Keeps one picture a person. Every call may reject when the store is down. */
export type AvatarStore = {
  /** The WebP of a person; null when there is none. */
  get: (userId: UserId) => Promise<Uint8Array | null>
  set: (userId: UserId, webp: Uint8Array) => Promise<void>
  delete: (userId: UserId) => Promise<void>
  /** Everybody of whom there is a picture. */
  list: () => Promise<UserId[]>
}

/** A call about one picture ends within this time, so that the answer to a person comes in time. In ms. */
const ONE_WITHIN = 2_000
/** Nobody waits for the list. In ms. */
const ALL_WITHIN = 20_000

const FILE = '/avatar.webp'
const key = (userId: UserId) => `${userId}${FILE}`

/** The store of the site: Netlify Blobs, in development and tests a local server of it. */
export function avatarStore(): AvatarStore {
  return {
    get: (userId) =>
      inTime(ONE_WITHIN, async (store) => {
        const data: unknown = await store.get(key(userId), { type: 'arrayBuffer' })
        // Its types forget that there may be none.
        return data instanceof ArrayBuffer ? new Uint8Array(data) : null
      }),
    set: (userId, webp) =>
      inTime(ONE_WITHIN, async (store) => {
        await store.set(key(userId), webp.slice().buffer)
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
