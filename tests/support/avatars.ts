import type { Database } from '#db/client.ts'
import { endpoints } from '#functions/avatars.ts'
import type { SessionId, UserId } from '#lib/ids.ts'
import { VISITOR } from '#lib/actor.ts'
import type { AvatarStore } from '#server/storage/avatar-store.ts'
import { netlifyFunction } from '#server/http/api.ts'
import { memoryArticlePictures } from './article-pictures.ts'
import { callFunction, SITE } from './call-function.ts'
import { memoryProofs } from './proofs.ts'

/** Pictures in memory; calls named in `down` fail. */
export function memoryStore() {
  const pictures = new Map<string, Uint8Array>()
  const down = new Set<keyof AvatarStore>()
  const answer = <T>(name: keyof AvatarStore, value: () => T): Promise<T> =>
    down.has(name) ? Promise.reject(new Error(`${name} fails`)) : Promise.resolve(value())
  const store: AvatarStore = {
    get: (userId) => answer('get', () => pictures.get(userId) ?? null),
    set: (userId, webp) => answer('set', () => void pictures.set(userId, webp)),
    delete: (userId) => answer('delete', () => void pictures.delete(userId)),
    list: () => answer('list', () => [...pictures.keys()] as UserId[]),
  }
  return { store, pictures, down }
}

/** The pictures function over a store; the test sets the actor, as sessions have tests of their own. */
export function avatarsApi(db: Database, avatars: AvatarStore) {
  const handle = netlifyFunction(endpoints, () => ({
    db,
    avatars,
    proofs: memoryProofs().store,
    articlePictures: memoryArticlePictures(),
    siteOrigin: SITE,
    siteUrl: SITE,
    secret: 'a secret for tests, of more than 32 bytes',
    limitRate: () => Promise.resolve(),
    announceChange: () => Promise.resolve(),
    readActor: (request) => {
      const userId = request.headers.get('x-test-user')
      return Promise.resolve(
        userId
          ? {
              kind: 'signed-in',
              userId: userId as UserId,
              role: 'athlete',
              sessionId: 'session' as SessionId,
            }
          : VISITOR,
      )
    },
  }))
  const call = (path: string, init?: RequestInit) => callFunction(handle, path, init)
  const change = (
    method: string,
    user: UserId | undefined,
    { type, file, token }: { type: string; file?: Uint8Array; token?: string | undefined },
  ) =>
    call('/api/profile/avatar', {
      method,
      headers: {
        origin: SITE,
        'content-type': type,
        ...(user && { 'x-test-user': user }),
        ...(token !== undefined && { 'upload-token': token }),
      },
      ...(file && { body: Uint8Array.from(file) }),
    })
  return {
    call,
    put: (
      user: UserId | undefined,
      file: Uint8Array,
      { token, type = 'image/jpeg' }: { token?: string; type?: string } = {},
    ) => change('PUT', user, { type, file, token }),
    remove: (user: UserId | undefined) => change('DELETE', user, { type: 'application/json' }),
  }
}
