import type { FormPage } from '#server/forms/form-page.ts'
import { newAddress } from './account-api.ts'
import { SITE } from './call-function.ts'

/** What a browser sends with a form of another site. */
export const FOREIGN = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }

type Options = { headers?: Record<string, string>; ip?: string }

/** A request of a page as Astro passes it on. */
function pageOf(request: Request, ip = newAddress()): FormPage {
  const context = {
    ip,
    requestId: 'request-0123',
    waitUntil: () => undefined,
  }
  return {
    request,
    url: new URL(request.url),
    params: {},
    locals: { netlify: { context } },
    response: { headers: new Headers() },
  }
}

/** Opens a page. */
export const openPage = (path: string, { headers = {}, ip }: Options = {}) =>
  pageOf(new Request(`${SITE}${path}`, { headers }), ip)

/** Submits a form as a browser does without JavaScript. */
export function submitPage(
  path: string,
  fields: Record<string, string> | [string, string][] | string | ReadableStream,
  { headers = {}, ip }: Options = {},
) {
  const request = new Request(`${SITE}${path}`, {
    method: 'POST',
    headers: {
      origin: SITE,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    ...(fields instanceof ReadableStream
      ? { body: fields, duplex: 'half' }
      : { body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString() }),
  })
  return pageOf(request, ip)
}
