import type { Hono } from 'hono'
import type { Schema } from 'hono/types'
import { AppError } from '#lib/http/errors.ts'
import type { Platform } from './client.ts'
import { respondTo } from './respond-to.ts'
import type { ApiEnv } from './serve.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Makes the function that Netlify calls of an app: what no route takes is answered as JSON as well, 404 for
 * an unknown path and 405 with `Allow` for an unknown method.
 */
export function netlifyFunction<S extends Schema, BasePath extends string>(
  app: Pick<Hono<ApiEnv, S, BasePath>, 'fetch' | 'notFound' | 'onError' | 'router' | 'routes'>,
) {
  app.notFound(({ req, env }) =>
    respondTo('(no route)', env.platform, () => {
      const allowed = METHODS.filter((method) => app.router.match(method, req.path)[0].length > 0)
      if (allowed.length === 0) throw new AppError('NOT_FOUND', 'no such path')
      throw new AppError('METHOD_NOT_ALLOWED', 'no such method', { allow: withHead(allowed) })
    }),
  )
  app.onError((error, { env }) =>
    respondTo('(no route)', env.platform, () => {
      throw error
    }),
  )
  const handle = (request: Request, platform?: Platform): Promise<Response> =>
    Promise.resolve(app.fetch(request, { platform }))
  // Who may call what is written down apart from the code, and must name each of these.
  const routes = app.routes.map(({ method, path }) => `${method} ${path}`)
  return Object.assign(handle, { routes })
}

/** HEAD is answered wherever GET is. */
function withHead(allowed: readonly string[]): string[] {
  return allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}
