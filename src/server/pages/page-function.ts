import { NO_CONTENT_POLICY, SECURITY_HEADERS } from '#lib/http/security-headers.ts'
import { siteUrlOf } from '#lib/site/site-url.ts'
import { faultOf, toAppError } from '#server/failure.ts'
import { NO_STORE } from '#server/http/cache-rules.ts'
import { requestIdOf, type Platform } from '#server/http/client.ts'
import { log } from '#server/log.ts'
import { methodsAt } from './routes.ts'

type PageFunction<C> = (request: Request, context: C) => Response | Promise<Response>

/**
 * Of every response that has no such header of its own: what the build writes for files does not reach pages on demand, nor
 * does the middleware see all of them (redirects that remove a trailing slash, malformed URLs).
 */
const HEADERS = { ...SECURITY_HEADERS, 'Content-Security-Policy': NO_CONTENT_POLICY, ...NO_STORE }

/**
 * Wraps Astro's handler in the function of the on-demand pages; the build inserts it. Pages are read-only, except
 * `/auth/*` and those with a form (`ON_DEMAND_ROUTES`). Astro trusts the host of a request as the site's and may fetch from it, so every request is rewritten to
 * SITE_URL, whatever `Host` the client sends.
 *
 * @param render the adapter's handler
 */
export function pageFunction<C extends Platform | undefined>(
  render: PageFunction<C>,
): (request: Request, context: C) => Promise<Response> {
  return async (request, context) => {
    const started = performance.now()
    try {
      return withHeaders(refusal(request) ?? (await render(toOwnAddress(request), context)))
    } catch (error) {
      log({
        level: 'error',
        requestId: requestIdOf(context),
        route: '(page)',
        outcome: 'INTERNAL',
        status: 500,
        durationMs: Math.round(performance.now() - started),
        fault: faultOf(toAppError(error)),
      })
      return withHeaders(new Response(null, { status: 500 }))
    }
  }
}

function refusal({ method, url }: Request): Response | undefined {
  const allowed = methodsAt(new URL(url).pathname)
  if (allowed.includes(method)) return undefined
  return new Response(null, { status: 405, headers: { Allow: allowed.join(', ') } })
}

function toOwnAddress(request: Request): Request {
  const { pathname, search } = new URL(request.url)
  return new Request(new URL(siteUrlOf(process.env)).origin + pathname + search, request)
}

function withHeaders(response: Response): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!headers.has(name)) headers.set(name, value)
  }
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers })
}
