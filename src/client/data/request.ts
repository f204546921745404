import { UPLOAD_FIELDS } from '#lib/http/contract.ts'
import { ERROR_STATUS, type ErrorCode, type FieldProblems } from '#lib/http/errors.ts'

/** A call that the API refused, or that never reached it (UNAVAILABLE). */
export type Failure = {
  ok: false
  code: ErrorCode
  /** The problem code of each field. */
  fields: FieldProblems
  /** Seconds after which to retry. */
  retryAfter: number | undefined
}
export type Result<T> = { ok: true; data: T } | Failure

export type Init = {
  /** Sent as JSON; beside a file in a header. */
  body?: unknown
  /** Sent as it is, under the type that the headers give. */
  file?: Blob | undefined
  headers?: Record<string, string> | undefined
  signal?: AbortSignal | undefined
  /** Reads an answer that is no JSON but a file, which may take as long as its size needs. */
  read?: (response: Response) => Promise<unknown>
}

/** Answers the requests of a page. Never rejects. */
type Requester = (method: string, path: string, init: Init) => Promise<Result<unknown>>

/** After which a read fails instead of keeping a skeleton on the screen. In ms. */
const READ_MS = 8_000

/** For a change: long enough for a sign-up on a slow connection. In ms. */
const CHANGE_MS = 15_000

let requester: Requester = overFetch

/** Gives all requests of this page to another requester: a component test has no server. */
export function answerBy(other: Requester): void {
  requester = other
}

/**
 * Asks the site for JSON. Never rejects: a network error and a response that is not JSON are UNAVAILABLE. Our own API is
 * called through its contracts (`send`).
 *
 * @typeParam T the known type of the response
 */
export function request<T>(method: string, path: string, init: Init = {}): Promise<Result<T>> {
  return requester(method, path, init) as Promise<Result<T>>
}

/**
 * The answer to a read that the head script has asked for already, so that it was on its way before the scripts of the page
 * (`firstCalls` of page.astro): for the first who asks, and no other.
 */
function takeFirst(method: string, path: string): Promise<Response> | undefined {
  const { firstCalls } = globalThis
  if (method !== 'GET') {
    // They may tell of what is changed now, as it was.
    firstCalls?.clear()
    return undefined
  }
  const answer = firstCalls?.get(path)
  firstCalls?.delete(path)
  return answer
}

async function overFetch(method: string, path: string, init: Init): Promise<Result<unknown>> {
  const { headers = {}, signal, read } = init
  const patience = method === 'GET' ? READ_MS : CHANGE_MS
  const timeout = read ? undefined : AbortSignal.timeout(patience)
  try {
    const response = await (takeFirst(method, path) ??
      fetch(path, {
        method,
        ...(method === 'GET' ? { headers } : contentOf(init)),
        signal: AbortSignal.any([signal, timeout].filter((one) => one !== undefined)),
      }))
    if (read && response.ok) return { ok: true, data: await read(response) }
    const answer: unknown = await response.json()
    return response.ok ? { ok: true, data: answer } : failureOf(answer, response)
  } catch {
    return unavailable()
  }
}

function contentOf({ body, file, headers }: Init): RequestInit {
  const json = body === undefined ? undefined : JSON.stringify(body)
  if (file) {
    const fields = json !== undefined && { [UPLOAD_FIELDS]: encodeURIComponent(json) }
    return { headers: { ...fields, ...headers }, body: file }
  }
  // Also without a body: the API requires it of every change.
  const type = { 'Content-Type': 'application/json' }
  return { headers: { ...type, ...headers }, ...(json !== undefined && { body: json }) }
}

function failureOf(answer: unknown, response: Response): Failure {
  const error = (answer as { error?: { code?: string; fields?: FieldProblems } } | null)?.error
  const code = error?.code
  if (code === undefined || !Object.hasOwn(ERROR_STATUS, code)) return unavailable()
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined
  return { ok: false, code: code as ErrorCode, fields: error?.fields ?? {}, retryAfter }
}

function unavailable(): Failure {
  return { ok: false, code: 'UNAVAILABLE', fields: {}, retryAfter: undefined }
}
