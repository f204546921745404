import type { Store } from '@netlify/blobs'
import type { UserId, VerificationId } from '#lib/ids.ts'
import { UUID } from '#lib/uuid.ts'
import { askStore } from './ask-store.ts'

/** Whose document it is, and for which claim. */
export type ProofKey = { userId: UserId; id: VerificationId }

/** Stores the document of each claim that waits. Every call may reject when the store is down. */
export type ProofStore = {
  /** Null when there is none. */
  get: (key: ProofKey) => Promise<Uint8Array | null>
  set: (key: ProofKey, bytes: Uint8Array) => Promise<void>
  delete: (key: ProofKey) => Promise<void>
  /** All documents, or those of one person. */
  list: (userId?: UserId) => Promise<ProofKey[]>
}

/** Timeout for one document, within the deadline of a response. In ms. */
const ONE_WITHIN = 2_000
/** Timeout for the list, which only jobs and deletions read. In ms. */
const ALL_WITHIN = 20_000

const nameOf = ({ userId, id }: ProofKey) => `${userId}/${id}`

/** The site's store, of its own and never public: Netlify Blobs; a local server in development and tests. */
export function proofStore(): ProofStore {
  return {
    get: (key) =>
      inTime(ONE_WITHIN, async (store) => {
        const data: unknown = await store.get(nameOf(key), { type: 'arrayBuffer' })
        // Its types omit null, which it returns for a missing key.
        return data instanceof ArrayBuffer ? new Uint8Array(data) : null
      }),
    set: (key, bytes) =>
      inTime(ONE_WITHIN, async (store) => {
        // A copy of exactly these bytes: a small Buffer is a window into a larger one, which others share.
        await store.set(nameOf(key), new Uint8Array(bytes).buffer)
      }),
    delete: (key) => inTime(ONE_WITHIN, (store) => store.delete(nameOf(key))),
    list: (userId) =>
      inTime(ALL_WITHIN, async (store) => {
        const { blobs } = await store.list(userId === undefined ? {} : { prefix: `${userId}/` })
        return blobs.flatMap(({ key }) => {
          const [owner, id, ...more] = key.split('/')
          // The local server lists the temporary file of an interrupted upload as well.
          if (owner === undefined || !UUID.test(id ?? '') || more.length > 0) return []
          return [{ userId: owner as UserId, id: id as VerificationId }]
        })
      }),
  }
}

const inTime = <T>(ms: number, ask: (store: Store) => Promise<T>) => askStore('proofs', ms, ask)
