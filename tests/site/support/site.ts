import { once } from 'node:events'
import { request as send, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Requests } from '#tests/e2e/support/api.ts'
import { documentOf, type Part } from './document.ts'

/** The production build over the demo data, which is served before: where is said as for the browser tests. */
export const { origin: ORIGIN } = new URL(
  process.env['E2E_BASE_URL'] ?? process.env['SITE_URL'] ?? 'http://localhost:8888',
)

type Init = { method?: string; headers?: Record<string, string>; body?: string }

/**
 * A request of the site, over a connection of its own: one that is kept may be closed by the server at the moment at which
 * it is used again. A redirect is an answer, too.
 *
 * @param path as it is sent, or a whole address
 */
export async function get(path: string, { method = 'GET', headers = {}, body }: Init = {}) {
  const url = path.startsWith('/') ? ORIGIN + path : path
  const sent = send(url, { method, headers, agent: false }).end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const bytes = await buffer(answer)
  const status = answer.statusCode!
  const isEmpty = method === 'HEAD' || [204, 304].includes(status)
  return new Response(isEmpty ? null : new Uint8Array(bytes), {
    status,
    headers: Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
      values!.map((value): [string, string] => [name, value]),
    ),
  })
}

/** The same for helpers that the browser tests share. */
export const request: Requests = {
  get: async (url) => {
    const response = await get(url)
    return { status: () => response.status, json: () => response.json() }
  },
}

/** A page as it is sent, before any script. */
export type Opened = {
  /** Path and query, after redirects. */
  path: string
  status: number
  headers: Headers
  html: string
  page: Part
}

/** Opens a page, as a browser without scripts does: redirects are followed. */
export async function open(path: string, init?: Init): Promise<Opened> {
  const { origin, pathname, search } = new URL(path, ORIGIN)
  const response = await get(path, init)
  const { status, headers } = response
  const location = headers.get('location')
  if (status >= 300 && status < 400 && location)
    return open(new URL(location, origin + pathname).href.replace(ORIGIN, ''))
  const html = await response.text()
  return { path: pathname + search, status, headers, html, page: documentOf(html) }
}
