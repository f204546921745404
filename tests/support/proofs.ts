import type { UserId } from '#lib/ids.ts'
import type { ProofKey, ProofStore } from '#server/storage/proof-store.ts'

/** Documents in memory, by `user/claim`; calls named in `down` fail. */
export function memoryProofs() {
  const files = new Map<string, Uint8Array>()
  const down = new Set<keyof ProofStore>()
  const name = ({ userId, id }: ProofKey) => `${userId}/${id}`
  const answer = <T>(call: keyof ProofStore, value: () => T): Promise<T> =>
    down.has(call) ? Promise.reject(new Error(`${call} fails`)) : Promise.resolve(value())
  const keys = (userId?: UserId) =>
    [...files.keys()]
      .map((key) => key.split('/'))
      .filter(([owner]) => userId === undefined || owner === userId)
      .map(([owner, id]) => ({ userId: owner, id }) as ProofKey)
  const store: ProofStore = {
    get: (key) => answer('get', () => files.get(name(key)) ?? null),
    set: (key, bytes) => answer('set', () => void files.set(name(key), bytes)),
    delete: (key) => answer('delete', () => void files.delete(name(key))),
    list: (userId) => answer('list', () => keys(userId)),
  }
  return { store, files, down, nameOf: name }
}
