import { answerBy, type Failure, type Init, type Result } from '#client/data/request.ts'
import type { Call, ResponseOf } from '#lib/http/contract.ts'
import type { ErrorCode, FieldProblems } from '#lib/http/errors.ts'
import { problems } from './problems.ts'

/** A request of the mounted part, as the server would see it. */
export type Asked = {
  method: string
  path: string
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  file: Blob | undefined
  headers: Record<string, string>
  signal: AbortSignal | undefined
}
type Answer<T> = Result<T> | Promise<Result<T>>
type Handler = { method: string; path: string; answer: (asked: Asked) => Answer<unknown> }

let handlers: Handler[] = []
let requests: Asked[] = []

/** An answer with data. */
export const ok = <T>(data: T): Result<T> => ({ ok: true, data })

/** A refusal, with the problem code of each field. */
export const refused = (
  code: ErrorCode,
  fields: FieldProblems = {},
  retryAfter?: number,
): Failure => ({ ok: false, code, fields, retryAfter })

/**
 * Answers a call of our API from now on; the latest answer for a call wins. A call without an answer fails the test.
 *
 * @param answer what its response holds, or what answers each request: at once, later, or never
 * @returns the requests for it so far, for looking at what was sent
 * @example const created = answer(health.createRecord, ({ body }) => refused('INVALID_INPUT', { weight: 'too_big' }))
 */
export function answer<C extends Pick<Call, 'method' | 'path' | 'response'>>(
  { method, path }: C,
  given: ResponseOf<C & Call> | ((asked: Asked) => Answer<ResponseOf<C & Call>>),
): () => Asked[] {
  return answerAt(method, path, given)
}

/** The same for an address outside the API's contracts, such as `/auth/session`. */
export function answerAt<T>(
  method: string,
  path: string,
  given: T | ((asked: Asked) => Answer<T>),
): () => Asked[] {
  const respond =
    typeof given === 'function' ? (given as (asked: Asked) => Answer<T>) : () => ok(given)
  handlers.unshift({ method, path, answer: respond })
  return () => requests.filter((one) => one.method === method && paramsOf(path, one.path) !== null)
}

/** All requests so far, oldest first. */
export const allRequests = (): readonly Asked[] => requests

/**
 * An answer that the test gives when it wants to; until then the request is on its way. An aborted request is
 * unavailable, as over the network.
 */
export function held<T>() {
  const { promise, resolve } = Promise.withResolvers<Result<T>>()
  return {
    answer: ({ signal }: Asked) =>
      Promise.race([
        promise,
        new Promise<Failure>((abort) => {
          signal?.addEventListener('abort', () => abort(refused('UNAVAILABLE')))
        }),
      ]),
    release: (result: Result<T>) => resolve(result),
  }
}

/** Begins a test without answers. */
export function forgetAnswers(): void {
  handlers = []
  requests = []
}

answerBy(async (method, address, { body, file, headers, signal }: Init) => {
  const { pathname, searchParams } = new URL(address, location.origin)
  const asked: Asked = {
    method,
    path: pathname,
    params: {},
    query: Object.fromEntries(searchParams),
    // As it arrives at the server.
    body: body === undefined ? undefined : JSON.parse(JSON.stringify(body)),
    file,
    headers: headers ?? {},
    signal,
  }
  requests.push(asked)
  for (const handler of handlers) {
    const params = handler.method === method ? paramsOf(handler.path, pathname) : null
    if (params) return structuredClone(await handler.answer(Object.assign(asked, { params })))
  }
  problems.push(`no answer for ${method} ${address}`)
  return refused('UNAVAILABLE')
})

/** The values of `:name` in a path; null for another path. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(given[index]!)
    else if (part !== given[index]) return null
  }
  return params
}
