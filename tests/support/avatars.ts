import type { Database } from '#db/client.ts'
import { endpoints } from '#functions/avatars.ts'
import type { SessionId, UserId } from '#lib/ids.ts'
import { VISITOR } from '#lib/actor.ts'
import type { AvatarStore } from '#server/storage/avatar-store.ts'
import { netlifyFunction } from '#server/http/api.ts'
import { memoryArticlePictures } from './article-pictures.ts'
import { SITE } from './call-function.ts'
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
  const platform = { ip: '203.0.113.7', requestId: 'request-0123' }
  const call = (path: string, init?: RequestInit) =>
    handle(new Request(`${SITE}${path}`, init), platform)
  const change = (method: string, user: UserId | undefined, body?: object) =>
    call('/api/profile/avatar', {
      method,
      headers: {
        origin: SITE,
        'content-type': 'application/json',
        ...(user && { 'x-test-user': user }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  return {
    call,
    put: (user: UserId | undefined, file: Uint8Array, more: object = {}) =>
      change('PUT', user, { image: Buffer.from(file).toString('base64'), ...more }),
    remove: (user: UserId | undefined) => change('DELETE', user),
  }
}
