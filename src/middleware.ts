import type { APIContext } from 'astro'
import { defineMiddleware } from 'astro:middleware'
import { pagePolicy } from '#lib/http/security-headers.ts'
import { faultOf, toAppError } from '#server/failure.ts'
import { NO_STORE } from '#server/http/cache-rules.ts'
import { requestIdOf } from '#server/http/client.ts'
import { log } from '#server/log.ts'
import { ON_DEMAND_ROUTES } from '#server/pages/routes.ts'

/**
 * Pages that are rendered on demand: what is no route of ours is not found, the policy that the build writes for static
 * pages does not reach them, and a page that could not be shown must leave a trace. Their security headers
 * come from `pageFunction`.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  if (context.isPrerendered) return next()
  const started = performance.now()
  try {
    const response = await wholeOf(await (isOwnRoute(context) ? next() : next('/404')))
    if (response.status >= 500) logFailure(context, started, response.status)
    return withHeaders(response)
  } catch (error) {
    logFailure(context, started, 500, error)
    throw error
  }
})

/**
 * The answer with its whole body. Astro streams pages: a browser would paint a header whose end has not arrived, and move
 * it afterwards; and a fault while a page is rendered would break off one that was answered with 200.
 */
async function wholeOf(response: Response): Promise<Response> {
  return response.body ? new Response(await response.arrayBuffer(), response) : response
}

/** Astro makes a route of the page for faults: whoever asks for it finds no page, and causes no alarm. */
function isOwnRoute({ routePattern, url, request }: APIContext): boolean {
  const methods = Object.hasOwn(ON_DEMAND_ROUTES, routePattern) && ON_DEMAND_ROUTES[routePattern]
  return !!methods && methods.includes(request.method) && !/^\/+500(\.html)?\/*$/.test(url.pathname)
}

function logFailure(context: APIContext, started: number, status: number, error?: unknown) {
  const { netlify } = context.locals as Partial<App.Locals>
  log({
    level: status === 503 ? 'warn' : 'error',
    requestId: requestIdOf(netlify?.context),
    route: `${context.request.method} ${context.routePattern}`,
    outcome: status === 503 ? 'UNAVAILABLE' : 'INTERNAL',
    status,
    durationMs: Math.round(performance.now() - started),
    fault: error === undefined ? undefined : faultOf(toAppError(error)),
  })
}

/** Astro's own policy header is completed with what only a header can say. */
function withHeaders(response: Response): Response {
  // What says nothing about keeping it is not kept, in development either, where no `pageFunction` wraps a page.
  if (!response.headers.has('cache-control')) {
    response.headers.set('cache-control', NO_STORE['Cache-Control'])
  }
  if (response.headers.get('content-type') === 'text/html') {
    response.headers.set('content-type', 'text/html; charset=utf-8')
  }
  const policy = response.headers.get('content-security-policy')
  if (policy) response.headers.set('content-security-policy', pagePolicy(policy))
  return response
}
