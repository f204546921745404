import { Auth } from '@auth/core'
import { answerAuth } from '#server/auth/answer.ts'
import { SITE } from './call-function.ts'

type Given = {
  cookie?: string
  ip?: string
  headers?: Record<string, string>
  /** Sent as JSON, a stream as it is. */
  body?: unknown
}

/** Calls `/auth/*` as the page does. */
export function callAuth(
  method: 'GET' | 'POST',
  path: string,
  { cookie = '', ip = '203.0.113.7', headers = {}, body }: Given = {},
): Promise<Response> {
  const own = method === 'POST' ? { origin: SITE, 'content-type': 'application/json' } : {}
  const request = new Request(`${SITE}/auth/${path}`, {
    method,
    headers: { cookie, ...own, ...headers },
    ...(body instanceof ReadableStream
      ? { body, duplex: 'half' }
      : body !== undefined && { body: JSON.stringify(body) }),
  })
  return answerAuth(request, { ip, requestId: 'request-0123' }, Auth)
}

/** The cookies that an answer sets, as a browser sends them back; those that it deletes are empty. */
export function cookiesOf(response: Response): Record<string, string> {
  const pairs = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]!)
  return Object.fromEntries(
    pairs.map((pair) => {
      const end = pair.indexOf('=')
      return [pair.slice(0, end), pair.slice(end + 1)]
    }),
  )
}

export const cookieHeader = (cookies: Record<string, string>): string =>
  Object.entries(cookies)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

/** A CSRF token with the cookie that belongs to it, and other cookies of the browser. */
export async function withCsrf(cookie = ''): Promise<{ csrfToken: string; cookie: string }> {
  const response = await callAuth('GET', 'csrf', { cookie })
  const { csrfToken } = (await response.json()) as { csrfToken: string }
  return {
    csrfToken,
    cookie: [cookie, cookieHeader(cookiesOf(response))].filter(Boolean).join('; '),
  }
}

/** Signs in as the sign-in page does. */
export async function signInAs(
  credentials: { email: string; password: string },
  given: Omit<Given, 'body'> = {},
): Promise<Response> {
  const { csrfToken, cookie } = await withCsrf(given.cookie)
  const { email, password } = credentials
  return callAuth('POST', 'callback/credentials', {
    ...given,
    cookie,
    body: { email, password, csrfToken },
  })
}
