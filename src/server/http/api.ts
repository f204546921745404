import type { Config } from '@netlify/functions'
import { Hono } from 'hono'
import { AppError } from '#lib/http/errors.ts'
import { dependencies } from '#server/composition.ts'
import type { EndpointDependencies } from '#server/dependencies.ts'
import type { Platform } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { respondTo } from './respond-to.ts'
import { serve, type ApiEnv } from './serve.ts'

/**
 * Builds a Netlify function from endpoints. Anything else is answered as JSON as well: 404 for an unknown path and 405
 * with `Allow` for an unknown method.
 *
 * @param deps for tests: another store or session clock
 */
export function netlifyFunction(
  endpoints: readonly Endpoint[],
  deps: () => EndpointDependencies = dependencies,
) {
  const app = new Hono<ApiEnv>()
  for (const endpoint of endpoints) {
    const { method, path } = endpoint.contract
    app.on(method, path, serve(endpoint, deps))
  }
  const methods = [...new Set(endpoints.map(({ contract }) => contract.method))]
  app.notFound(({ req, env }) =>
    respondTo('(no route)', env.platform, () => {
      const allowed = methods.filter((method) => app.router.match(method, req.path)[0].length > 0)
      if (allowed.length === 0) throw new AppError('NOT_FOUND', 'no such path')
      throw new AppError('METHOD_NOT_ALLOWED', 'no such method', { allow: withHead(allowed) })
    }),
  )
  app.onError((error, { env }) =>
    respondTo('(no route)', env.platform, () => {
      throw error
    }),
  )
  return (request: Request, platform?: Platform): Promise<Response> =>
    Promise.resolve(app.fetch(request, { platform }))
}

/** HEAD is allowed wherever GET is. */
function withHead(allowed: readonly string[]): string[] {
  return allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

/**
 * A function's Netlify config: the paths of its endpoints, and the platform's limit of calls per minute and address.
 * The build writes it into the bundle as a literal, because the platform only reads literals.
 */
// @__NO_SIDE_EFFECTS__
export function functionConfig(endpoints: readonly Endpoint[], callsPerMinute: number) {
  return {
    path: [...new Set(endpoints.map(({ contract }) => contract.path))],
    rateLimit: platformLimit(callsPerMinute),
  } satisfies Config
}

/** A plain 'ip' is silently treated as 'domain': one visitor would lock out all the others. */
export const platformLimit = (callsPerMinute: number) =>
  ({
    windowSize: 60,
    windowLimit: callsPerMinute,
    aggregateBy: ['ip', 'domain'],
  }) satisfies Extract<Config, { rateLimit?: unknown }>['rateLimit']
