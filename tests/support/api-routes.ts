import { randomUUID } from 'node:crypto'
import { glob } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Role } from '#lib/accounts/roles.ts'
import { VISITOR } from '#lib/actor.ts'
import { UPLOAD_FIELDS } from '#lib/http/contract.ts'
import { AppError, type ErrorBody } from '#lib/http/errors.ts'
import type { SessionId, UserId } from '#lib/ids.ts'
import { dependencies } from '#server/composition.ts'
import { netlifyFunction } from '#server/http/api.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import type { RateLimitName } from '#server/rate-limits/rate-limits.ts'
import { PLATFORM, SITE } from './call-function.ts'
import { countedBody } from './counted-body.ts'

type Handler = (request: Request, platform: typeof PLATFORM) => Promise<Response>
type FunctionModule = { default: Handler; endpoints?: readonly Endpoint[] }

function apiFunctions(): Promise<FunctionModule[]> {
  const load = async (file: string) => (await import(pathToFileURL(file).href)) as FunctionModule
  return Array.fromAsync(glob('netlify/functions/*.ts'), load)
}

/** Every endpoint of the API. */
export async function apiEndpoints(): Promise<readonly Endpoint[]> {
  return (await apiFunctions()).flatMap(({ endpoints = [] }) => endpoints)
}

/** Every endpoint of the API (`GET /api/profile`) with the function that answers it. */
export async function apiRoutes(): Promise<Map<string, Handler>> {
  const routes = new Map<string, Handler>()
  for (const { default: handler, endpoints = [] } of await apiFunctions()) {
    for (const { contract } of endpoints) {
      routes.set(`${contract.method} ${contract.path}`, handler)
    }
  }
  return routes
}

export type Call = {
  path: string
  body?: unknown
  /** Of these bytes; `body` is what is sent beside it. */
  file?: { type: string; bytes: Uint8Array } | undefined
  cookie?: string | undefined
  headers?: Record<string, string>
}

let addresses = 1

/** Calls an endpoint like a page of the site, each time from another address, so no limit by address is reached. */
export function callRoute(
  routes: Map<string, Handler>,
  route: string,
  { path, body, file, cookie, headers }: Call,
): Promise<Response> {
  const handler = routes.get(route)
  if (!handler) throw new Error(`No function answers ${route}`)
  const [method] = route.split(' ', 1)
  const request = new Request(`${SITE}${path}`, {
    method: method!,
    headers: {
      origin: SITE,
      'content-type': file?.type ?? 'application/json',
      ...(file && { [UPLOAD_FIELDS]: encodeURIComponent(JSON.stringify(body ?? null)) }),
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(file
      ? { body: Uint8Array.from(file.bytes) }
      : body !== undefined && { body: JSON.stringify(body) }),
  })
  return handler(request, { ...PLATFORM, ip: `2001:db8:${(addresses++).toString(16)}::1` })
}

/**
 * Calls an endpoint with a body that tells how often it was read, or without one where it takes none.
 *
 * @param by a role that is signed in, whose password was not given again, or null for a visitor; the rule that is over
 *   its limit; and an upload token
 * @returns the code of the refusal
 */
export async function callWithBody(
  endpoint: Endpoint,
  { role, refuses, token }: { role: Role | null; refuses?: RateLimitName; token?: string },
): Promise<{ code: string | undefined; read: number }> {
  const { body, timesRead } = countedBody()
  const ids = { userId: randomUUID() as UserId, sessionId: randomUUID() as SessionId }
  const actor = role ? ({ kind: 'signed-in', role, ...ids } as const) : VISITOR
  const handler = netlifyFunction([endpoint], () => ({
    ...dependencies(),
    readActor: () => Promise.resolve(actor),
    limitRate: (rule) =>
      rule === refuses ? Promise.reject(new AppError('RATE_LIMITED', rule)) : Promise.resolve(),
  }))
  const { method, path, upload } = endpoint.contract
  const request = new Request(`${SITE}${path}`, {
    method,
    headers: {
      origin: SITE,
      'content-type': upload?.types[0] ?? 'application/json',
      ...(token !== undefined && { 'upload-token': token }),
    },
    ...(method !== 'GET' && { body, duplex: 'half' }),
  })
  const answer = (await (await handler(request, PLATFORM)).json()) as Partial<ErrorBody>
  return { code: answer.error?.code, read: timesRead() }
}
