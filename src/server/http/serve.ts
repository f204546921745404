import type { Context } from 'hono'
import type { TypedResponse } from 'hono/types'
import type { StatusCode } from 'hono/utils/http-status'
import type * as z from 'zod/mini'
import type { ErrorBody, ErrorStatus } from '#lib/http/errors.ts'
import type { Who } from '#server/actor.ts'
import { RETRY_AFTER_SECONDS } from '#server/database-errors.ts'
import { ANSWER_WITHIN_MS, waitUntil } from '#server/deadline.ts'
import { readInTime } from '#server/read-in-time.ts'
import { authorize } from './authorize.ts'
import { NO_STORE, publicCacheHeaders } from './cache-rules.ts'
import { addressOf, callerOf, type Platform } from './client.ts'
import type { Endpoint, Schema } from './endpoint.ts'
import { endpointDeps, type EndpointDeps } from './endpoint-deps.ts'
import { requireOwnOrigin } from './origin.ts'
import { countAddress, countSubjects } from './limits.ts'
import { parseBody, parseParams, parseQuery, parseResponse } from './parse.ts'
import { respondTo, withCookies } from './respond-to.ts'
import type { Answer } from './respond.ts'

/** What the platform knows about a request reaches a route through Hono's environment. */
export type ApiEnv = { Bindings: { platform: Platform | undefined } }

/** What Hono's typed client shows an island of an endpoint. */
type Input<Q, B> = {
  in: (Q extends Schema ? { query: z.input<Q> } : object) &
    (B extends Schema ? { json: z.input<B> } : object)
}
type Answered<R extends Schema, S extends number> = Response &
  (
    | TypedResponse<z.output<R>, S & StatusCode, 'json'>
    | TypedResponse<ErrorBody, ErrorStatus & StatusCode, 'json'>
  )

/**
 * Makes the Hono handler of an endpoint: origin, rate limit, session and role, body size, parse, operation,
 * parse of the response, headers. The method is the route's; the one `catch` is `respondTo`.
 *
 * @param deps called at each request, so that importing a function needs neither settings nor a database
 */
export function serve<
  Method extends string,
  Path extends string,
  W extends Who,
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  R extends Schema,
  S extends number,
>(declared: Endpoint<Method, Path, W, P, Q, B, R, S>, deps: () => EndpointDeps = endpointDeps) {
  // Behind this line the schemas have done the type's work: parsed input is what the operation takes.
  const endpoint = declared as unknown as Endpoint
  const route = `${endpoint.method} ${endpoint.path}`
  return async (context: Context<ApiEnv, Path, Input<Q, B>>) => {
    const { req, env } = context
    const params = req.param() as Record<string, string>
    const cookies: string[] = []
    const response = await respondTo(route, env.platform, () =>
      answer(endpoint, deps(), { raw: req.raw, params, platform: env.platform, cookies }),
    )
    return withCookies(response, cookies) as Answered<R, S>
  }
}

type ApiRequest = {
  raw: Request
  params: Record<string, string>
  platform: Platform | undefined
  /** `Set-Cookie` lines of the answer, as the operation asks for them. */
  cookies: string[]
}

async function answer(
  endpoint: Endpoint,
  deps: EndpointDeps,
  { cookies, ...request }: ApiRequest,
): Promise<Answer> {
  let endsAt = performance.now() + ANSWER_WITHIN_MS
  if (endpoint.method !== 'GET') requireOwnOrigin(request.raw, deps.siteOrigin)
  const { rateLimit } = endpoint
  const { limitRate } = deps
  const address = addressOf(request.platform)
  // Repeatable like a read: a call that is counted twice does no harm.
  await readInTime(() => countAddress(rateLimit, limitRate, address), endsAt)
  const announced = endpoint.method === 'GET' ? undefined : deps.announceChange()
  const actor = await readInTime(() => authorize(endpoint, deps, request.raw), endsAt)
  const bodyBegins = performance.now()
  const body = await parseBody(endpoint, request.raw)
  // The time that a slow sender takes is not the database's.
  endsAt += performance.now() - bodyBegins
  const params = parseParams(endpoint, request.params)
  const query = parseQuery(endpoint, request.raw)
  const input = { actor, params, query, body }
  await readInTime(() => countSubjects(rateLimit, limitRate, input), endsAt)
  const caller = callerOf(request.raw, request.platform, cookies)
  await announced
  const operate = () => endpoint.operation(deps, { ...input, caller })
  const work =
    endpoint.method === 'GET' ? readInTime(operate, endsAt) : waitUntil(endsAt, operate())
  const output = parseResponse(endpoint, await work)
  const status = endpoint.status?.(output) ?? 200
  return { status, body: output, headers: headersOf(endpoint, status, { params, query, output }) }
}

/** What was asked and answered. */
type Exchange = { params: unknown; query: unknown; output: unknown }

function headersOf(
  { cache }: Endpoint,
  status: number,
  { params, query, output }: Exchange,
): Record<string, string> {
  if (status === 503) return { ...NO_STORE, 'Retry-After': String(RETRY_AFTER_SECONDS) }
  if (cache === 'no-store') return NO_STORE
  const rule = typeof cache.rule === 'string' ? cache.rule : cache.rule({ query, output })
  return publicCacheHeaders(rule, { tags: cache.tags({ params }), query: cache.query ?? [] })
}
