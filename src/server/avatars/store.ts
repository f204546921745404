import { getStore } from '@netlify/blobs'
import type { UserId } from '#lib/professionals/types.ts'

/** Keeps one picture a person. Every call may reject when the store is down. */
export type AvatarStore = {
  /** The WebP of a person; null when there is none. */
  get: (userId: string) => Promise<Uint8Array | null>
  set: (userId: string, webp: Uint8Array) => Promise<void>
  delete: (userId: string) => Promise<void>
  /** Everybody of whom there is a picture. */
  list: () => Promise<UserId[]>
}

const FILE = '/avatar.webp'
const key = (userId: string) => `${userId}${FILE}`

/** The store of the site: Netlify Blobs, in development and tests a local server of it. */
export function avatarStore(): AvatarStore {
  const store = () => getStore({ name: 'avatars', consistency: 'strong' })
  return {
    get: async (userId) => {
      const data: unknown = await store().get(key(userId), { type: 'arrayBuffer' })
      // Its types forget that there may be none.
      return data instanceof ArrayBuffer ? new Uint8Array(data) : null
    },
    set: async (userId, webp) => {
      await store().set(key(userId), webp.slice().buffer)
    },
    delete: (userId) => store().delete(key(userId)),
    list: async () => {
      const { blobs } = await store().list()
      return blobs
        .filter((blob) => blob.key.endsWith(FILE))
        .map((blob) => blob.key.slice(0, -FILE.length) as UserId)
    },
  }
}
