import { defineMiddleware } from 'astro:middleware'
import { NO_STORE } from '#server/http/cache-rules.ts'
import { pagePolicy, SECURITY_HEADERS } from '#lib/http/security-headers.ts'

/**
 * Headers of pages that are rendered on demand: the ones that the build writes for static pages do not
 * reach them. Astro's own policy header is completed with what only a header can say.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  const response = await next()
  if (context.isPrerendered) return response
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value)
  // What says nothing about keeping it is not kept: redirects, pages that were not found.
  if (!response.headers.has('cache-control')) {
    response.headers.set('cache-control', NO_STORE['Cache-Control'])
  }
  if (response.headers.get('content-type') === 'text/html') {
    response.headers.set('content-type', 'text/html; charset=utf-8')
  }
  const policy = response.headers.get('content-security-policy')
  if (policy) response.headers.set('content-security-policy', pagePolicy(policy))
  return response
})
