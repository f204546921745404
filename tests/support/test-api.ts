import { DrizzleQueryError } from 'drizzle-orm/errors'
import * as z from 'zod/mini'
import { ROLES, type Role } from '#lib/accounts/roles.ts'
import { AppError, ERROR_STATUS, type ErrorCode } from '#lib/http/errors.ts'
import type { SessionId, UserId } from '#lib/ids.ts'
import { VISITOR, type Actor } from '#lib/actor.ts'
import { articlePictureStore } from '#server/storage/article-picture-store.ts'
import { avatarStore } from '#server/storage/avatar-store.ts'
import { proofStore } from '#server/storage/proof-store.ts'
import { netlifyFunction } from '#server/http/api.ts'
import type { EndpointDependencies } from '#server/dependencies.ts'
import { endpoint } from '#server/http/endpoint.ts'

const SITE = 'https://miformaactiva.test'

/** Keys the pseudonyms of the events. */
export const SECRET = 'secret of the test api, more than 32 bytes'

/** A value that must not appear in any response or log line. */
export const CANARY = 'canary@example.com'

const Thing = z.object({ name: z.string() })
const thing = () => Promise.resolve({ name: 'thing', email: CANARY })

const read = endpoint(
  { method: 'GET', path: '/api/test/things/:id' },
  {
    params: z.object({ id: z.string().check(z.regex(/^\d+$/)) }),
    query: z.strictObject({ page: z.optional(z.string().check(z.regex(/^\d+$/, 'invalid'))) }),
    response: Thing,
  },
  {
    who: 'anyone',
    rateLimit: 'outer-wall',
    cache: {
      rule: () => 'list',
      tags: ({ params }) => ['things', `thing-${params.id}`],
      query: ['page'],
    },
    operation: thing,
  },
)

const write = endpoint(
  { method: 'POST', path: '/api/test/things' },
  {
    body: z.strictObject({ name: z.string().check(z.minLength(2, 'too_short')) }),
    response: Thing,
  },
  {
    who: 'anyone',
    rateLimit: 'write',
    cache: 'no-store',
    maxBody: 100,
    status: () => 201,
    operation: (_deps, { body }) => Promise.resolve(body),
  },
)

const member = endpoint(
  { method: 'GET', path: '/api/test/member' },
  { response: Thing },
  {
    who: { may: 'read-profile' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: (_deps, { actor }) => Promise.resolve({ name: actor.userId }),
  },
)

const forProfessionals = endpoint(
  { method: 'GET', path: '/api/test/professionals-only' },
  { response: Thing },
  {
    who: { may: 'update-professional-part' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: thing,
  },
)

const limitedBySubject = endpoint(
  { method: 'POST', path: '/api/test/subjects' },
  { body: z.strictObject({ email: z.string() }), response: Thing },
  {
    who: { may: 'update-profile' },
    rateLimit: ['denied', { rule: 'mail', of: ({ body }) => body.email }],
    cache: 'no-store',
    operation: thing,
  },
)

/** Fails as the path names: with an error code, or one of the unexpected failures. */
const fail = endpoint(
  { method: 'GET', path: '/api/test/fail/:how' },
  { params: z.object({ how: z.string() }), response: Thing },
  {
    who: 'anyone',
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: (_deps, { params: { how } }) => {
      if (how in ERROR_STATUS) {
        return Promise.reject(new AppError(how as ErrorCode, `message ${CANARY}`))
      }
      if (how === 'contract') return Promise.resolve({ name: 5, email: CANARY } as never)
      if (how === 'throw') throw new TypeError(CANARY)
      const cause = Object.assign(new Error(`Key (email)=(${CANARY})`), { code: '23505' })
      return Promise.reject(new DrizzleQueryError(`insert '${CANARY}'`, [CANARY], cause))
    },
  },
)

/** The chunks of a file that were asked for, and whether its iteration has ended. */
export const downloads = { chunks: 0, ended: 0 }

/** A file of numbered lines that ends, fails or goes on for ever, as the path names. */
const download = endpoint(
  {
    method: 'GET',
    path: '/api/test/download/:how',
    download: { type: 'text/csv; charset=utf-8', name: 'lines.csv' },
  },
  { params: z.object({ how: z.string() }), response: z.string() },
  {
    who: { may: 'read-profile' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: (_deps, { params: { how } }) => {
      if (how === 'before') return Promise.reject(new AppError('UNAVAILABLE', CANARY))
      if (how === 'late') return new Promise<never>(() => undefined)
      return Promise.resolve(lines(how))
    },
  },
)

async function* lines(how: string): AsyncGenerator<string> {
  try {
    for (let n = 1; how === 'endless' || n <= 3; n++) {
      downloads.chunks = n
      yield `línea ${n}\n`
      if (how === 'broken' && n === 2) throw new TypeError(CANARY)
      await Promise.resolve()
    }
  } finally {
    downloads.ended += 1
  }
}

/** Returns the actor set by the test instead of reading a session. */
function readActor(request: Request): Promise<Actor> {
  const role = request.headers.get('x-test-role')
  const known = ROLES.find((name): name is Role => name === role)
  return Promise.resolve(
    known
      ? {
          kind: 'signed-in',
          userId: `user-${known}` as UserId,
          role: known,
          sessionId: 'session' as SessionId,
        }
      : VISITOR,
  )
}

/** Endpoints of every kind behind the real wrapper, as a Netlify function. */
export function testApi(deps: Pick<EndpointDependencies, 'db' | 'limitRate'>) {
  const all = () => ({
    siteOrigin: SITE,
    siteUrl: SITE,
    secret: SECRET,
    avatars: avatarStore(),
    proofs: proofStore(),
    articlePictures: articlePictureStore(),
    announceChange: () => Promise.resolve(),
    readActor,
    ...deps,
  })
  const call = netlifyFunction(
    [read, write, member, forProfessionals, limitedBySubject, fail, download],
    all,
  )
  return (path: string, init?: RequestInit, ip = '203.0.113.7') =>
    call(new Request(`${SITE}${path}`, init), { ip, requestId: 'request-0123' })
}

/** A change as the site's own pages send it. */
export function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { origin: SITE, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}
