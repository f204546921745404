import type { Contract, ResponseOf } from '#lib/http/contract.ts'
import {
  ERROR_STATUS,
  type AppError,
  type ErrorBody,
  type ErrorCode,
  type FieldProblems,
} from '#lib/http/errors.ts'
import { addressOf as addressOfCall } from '#lib/http/address.ts'
import { dependencies } from '#server/composition.ts'
import { toAppError } from '#server/failure.ts'
import { netlifyFunction } from '#server/http/api.ts'
import { addressOf } from '#server/http/client.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { afterAddress, countAddress } from '#server/http/limits.ts'
import { requireSameOrigin } from '#server/http/origin.ts'
import { readInTime } from '#server/read-in-time.ts'
import { platformOf, type FormPage } from './form-page.ts'
import { readForm } from './read-form.ts'

/** A refused form: what was typed is shown again, with the problem of each field. */
export type Refused = {
  ok: false
  code: ErrorCode
  fields: FieldProblems
  retryAfter: number | undefined
  typed: URLSearchParams
}
export type Submitted<T> = { ok: true; output: T; typed: URLSearchParams } | Refused

/** The hidden field of a form that creates something: a second submission of the same page creates nothing more. */
const KEY_FIELD = 'key'

/**
 * Submits the form of a page without JavaScript as the call of the API that its island makes: the same checks, rate
 * limits and operation.
 *
 * @param bodyOf the body of the call from the fields of the form
 * @param params the parameters of its path
 */
export async function submitForm<C extends Contract>(
  page: FormPage,
  endpoint: Endpoint & { contract: C },
  bodyOf: (fields: URLSearchParams) => unknown,
  params: PageCall['params'] = {},
): Promise<Submitted<ResponseOf<C>>> {
  const read = await readSubmission(page, endpoint)
  return 'ok' in read
    ? read
    : callAsPage(page, endpoint, { typed: read, body: bodyOf(read), params })
}

/** The fields of a form of this site, counted by address as the call of an endpoint. */
export async function readSubmission(
  page: FormPage,
  endpoint: Endpoint,
): Promise<URLSearchParams | Refused> {
  try {
    requireSameOrigin(page.request, dependencies().siteOrigin)
    await countSubmission(page, endpoint)
    return await readForm(page.request)
  } catch (error) {
    return refused(page, toAppError(error), new URLSearchParams())
  }
}

/** Counts the call of a page by address, before its form is read, as the API does. @throws RATE_LIMITED, UNAVAILABLE */
export function countSubmission(page: FormPage, { rateLimit }: Endpoint): Promise<void> {
  const { limitRate } = dependencies()
  return readInTime(() => countAddress(rateLimit, limitRate, addressOf(platformOf(page))))
}

type PageCall = { typed: URLSearchParams; body: unknown; params?: Readonly<Record<string, string>> }

/**
 * Calls an endpoint with a body that a page has read, once the request is checked and counted (`countSubmission`). The
 * cookies that it sets are those of the page.
 */
export async function callAsPage<C extends Contract>(
  page: FormPage,
  endpoint: Endpoint & { contract: C },
  { typed, body, params = {} }: PageCall,
): Promise<Submitted<ResponseOf<C>>> {
  const { method } = endpoint.contract
  const path = addressOfCall(endpoint.contract, { params })
  const { siteOrigin } = dependencies()
  const { headers: given } = page.request
  const cookie = given.get('cookie')
  const key = typed.get(KEY_FIELD)
  const request = new Request(new URL(path, siteOrigin), {
    method,
    headers: {
      origin: siteOrigin,
      'content-type': 'application/json',
      'user-agent': given.get('user-agent') ?? '',
      ...(cookie !== null && { cookie }),
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  })
  const counted = { ...endpoint, rateLimit: afterAddress(endpoint.rateLimit) }
  const answer = await netlifyFunction([counted])(request, platformOf(page))
  for (const line of answer.headers.getSetCookie()) page.response.headers.append('set-cookie', line)
  const output: unknown = await answer.json()
  if (answer.ok) return { ok: true, output: output as ResponseOf<C>, typed }
  const { error } = output as ErrorBody
  const retryAfter = Number(answer.headers.get('retry-after')) || undefined
  const fields = error.fields ?? {}
  return refused(page, { code: error.code, fields, retryAfter }, typed)
}

type Refusal = Pick<AppError, 'code' | 'fields' | 'retryAfter'>

/** Sets the status of the page that shows the refusal. */
export function refused(
  { response }: FormPage,
  { code, fields = {}, retryAfter }: Refusal,
  typed: URLSearchParams,
): Refused {
  response.status = ERROR_STATUS[code]
  if (retryAfter !== undefined) response.headers.set('Retry-After', String(retryAfter))
  return { ok: false, code, fields, retryAfter, typed }
}
