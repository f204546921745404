import type { Context } from 'hono'
import { withCommitGuard } from '#db/client.ts'
import type { Caller } from '#server/caller.ts'
import { RETRY_AFTER_SECONDS } from '#server/database-errors.ts'
import { endOfAnswer, untilCommit } from '#server/deadline.ts'
import type { EndpointDependencies } from '#server/dependencies.ts'
import { readInTime } from '#server/read-in-time.ts'
import { authorize } from './authorize.ts'
import { NO_STORE, publicCacheHeaders } from './cache-rules.ts'
import { addressOf, callerOf, type Platform } from './client.ts'
import type { Asked, Endpoint } from './endpoint.ts'
import { runOnce } from './idempotency.ts'
import { countAddress, countCaller, countSubjects } from './limits.ts'
import { requireOwnOrigin } from './origin.ts'
import { parseBody, parseParams, parseQuery, parseResponse, readFile } from './parse.ts'
import { respondTo, withCookies } from './respond-to.ts'
import type { Answer } from './respond.ts'

/** The platform's data about a request, passed to a route through Hono's environment. */
export type ApiEnv = { Bindings: { platform: Platform | undefined } }

/**
 * The Hono handler of an endpoint: origin, rate limits, session and role, body, parsing, operation, response
 * parsing, headers. The method is the route's; the one `catch` is `respondTo`.
 *
 * @param deps called per request, so importing a function needs neither settings nor a database
 */
export function serve(endpoint: Endpoint, deps: () => EndpointDependencies) {
  const { method, path } = endpoint.contract
  return async ({ req, env }: Context<ApiEnv>): Promise<Response> => {
    const cookies: string[] = []
    const request = { raw: req.raw, params: req.param(), platform: env.platform, cookies }
    const response = await respondTo(`${method} ${path}`, env.platform, () =>
      answer(endpoint, deps(), request),
    )
    return withCookies(response, cookies)
  }
}

type ApiRequest = {
  raw: Request
  params: Record<string, string>
  platform: Platform | undefined
  /** `Set-Cookie` lines of the response, set by the operation. */
  cookies: string[]
}

async function answer(
  endpoint: Endpoint,
  deps: EndpointDependencies,
  { cookies, ...request }: ApiRequest,
): Promise<Answer> {
  let endsAt = endOfAnswer()
  const { contract, rateLimit } = endpoint
  const isRead = contract.method === 'GET'
  if (!isRead) requireOwnOrigin(request.raw, deps.siteOrigin, contract.upload)
  const { limitRate } = deps
  const address = addressOf(request.platform)
  // Retryable like a read: counting a call twice does no harm.
  await readInTime(() => countAddress(rateLimit, limitRate, address), endsAt)
  const announced = isRead ? undefined : deps.announceChange()
  const actor = await readInTime(() => authorize(endpoint, deps, request.raw), endsAt)
  await readInTime(() => countCaller(rateLimit, limitRate, actor), endsAt)
  const bodyBegins = performance.now()
  const body = await parseBody(endpoint, request.raw)
  const file = await readFile(contract, request.raw)
  // A slow upload must not use up the database's time.
  endsAt += performance.now() - bodyBegins
  const params = parseParams(contract, request.params)
  const query = parseQuery(contract, request.raw)
  const asked = { actor, params, query, body, file }
  await readInTime(() => countSubjects(rateLimit, limitRate, asked), endsAt)
  const caller = callerOf(request.raw, request.platform, cookies)
  await announced
  const output = parseResponse(
    contract,
    await operate(endpoint, deps, { asked, caller, cookies, raw: request.raw, endsAt }),
  )
  const status = endpoint.status?.(output) ?? 200
  const headers = headersOf(endpoint, status, { params, query, output })
  const { download, attachment } = contract
  return {
    status,
    body: endpoint.body?.(output) ?? output,
    headers,
    ...(download && { download }),
    ...(attachment !== undefined && { attachment }),
  }
}

type Operation = Pick<ApiRequest, 'raw' | 'cookies'> & {
  asked: Asked
  caller: Caller
  endsAt: number
}

/**
 * Runs the operation: a read may be retried once; a change may be ended by the deadline until it commits; a create runs
 * once per idempotency key.
 */
function operate(
  endpoint: Endpoint,
  deps: EndpointDependencies,
  { asked, caller, cookies, raw, endsAt }: Operation,
): Promise<unknown> {
  const { contract } = endpoint
  const input = { ...asked, caller }
  if (contract.method === 'GET') return readInTime(() => endpoint.operation(deps, input), endsAt)
  return untilCommit(endsAt, async (mayCommit) => {
    const timed = { ...deps, db: withCommitGuard(deps.db, mayCommit) }
    if (!contract.creates) return endpoint.operation(timed, input)
    const { actor, ...sent } = asked
    const route = `${contract.method} ${contract.path}`
    const key = raw.headers.get('idempotency-key')
    return runOnce(timed, { route, actor, sent, key, cookies }, (once) => {
      const given = { ...input, once }
      return endpoint.operation(timed, given)
    })
  })
}

/** Input and output of a call. */
type Exchange = { params: unknown; query: unknown; output: unknown }

function headersOf(
  { cache }: Endpoint,
  status: number,
  { params, query, output }: Exchange,
): Record<string, string> {
  if (status === 503) return { ...NO_STORE, 'Retry-After': String(RETRY_AFTER_SECONDS) }
  if (cache === 'no-store') return NO_STORE
  const keys = { tags: cache.tags({ params }), query: cache.query ?? [] }
  return publicCacheHeaders(cache.rule({ query, output }), keys)
}
