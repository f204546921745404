import { statSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import type { SiteHeaders } from './site-headers.ts'

/** Netlify's default for files without a rule. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Serves the files of the build, also at the URLs without `.html`, with the site's headers. */
export function siteFiles(root: string, headersFor: SiteHeaders): MiddlewareHandler {
  const serve = serveStatic({
    root,
    precompressed: true,
    rewriteRequestPath: (path) => pageFile(root, path),
  })
  return async (c, next) => {
    // `_headers` and the like are not part of the site.
    if (/^\/_(headers|redirects)/.test(c.req.path)) return next()
    const file = await serve(c, next)
    if (!(file instanceof Response)) return undefined
    const headers = { 'Cache-Control': REVALIDATE, ...headersFor(c.req.path) }
    for (const [name, value] of Object.entries(headers)) file.headers.set(name, value)
    return file
  }
}

function pageFile(root: string, path: string): string {
  const page = `${path.replace(/\/$/, '')}.html`
  return path !== '/' && isFile(join(root, page)) ? page : path
}

/** No file can have some names: too long ones, or with a NUL. */
function isFile(name: string): boolean {
  try {
    return statSync(name, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    return false
  }
}
