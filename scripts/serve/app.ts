import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import { NO_CONTENT_POLICY, SECURITY_HEADERS } from '#lib/http/security-headers.ts'
import { compressed } from './compress.ts'
import { functionContext, reportFault, type FunctionContext } from './function-context.ts'
import type { DeployedFunction } from './functions.ts'
import { siteFiles } from './site-files.ts'
import type { SiteHeaders } from './site-headers.ts'

export interface Site {
  /** The directory of the built files. */
  files: string
  headersFor: SiteHeaders
  functions: DeployedFunction[]
  /** Renders everything that is neither a file nor a function, the 404 page included. */
  renderPage: (request: Request, context: FunctionContext) => Response | Promise<Response>
}

/** The production build as one web application, in the order in which Netlify looks for an answer. */
export function createApp(site: Site): Hono {
  const app = new Hono()
  app.use(compressed())
  app.use((c, next) => {
    const answering = site.functions.find((deployed) => deployed.matches(c.req.raw))
    return answering ? Promise.resolve(answering.handle(c.req.raw, contextOf(c))) : next()
  })
  app.use(siteFiles(site.files, site.headersFor))
  app.all('*', (c) => site.renderPage(c.req.raw, contextOf(c)))
  app.onError((error, c) => {
    reportFault(error)
    return c.text('Internal Server Error', 500, {
      ...SECURITY_HEADERS,
      'Content-Security-Policy': NO_CONTENT_POLICY,
      'Cache-Control': 'no-store',
    })
  })
  return app
}

function contextOf(c: Context): FunctionContext {
  return functionContext(c.req.raw, getConnInfo(c).remote.address ?? '')
}
