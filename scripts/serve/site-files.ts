import { statSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import type { SiteHeaders } from './site-headers.ts'

/** What Netlify says of a file that no rule speaks of. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Answers with the files of the build, at the addresses without `.html` too, and with the site's headers. */
export function siteFiles(root: string, headersFor: SiteHeaders): MiddlewareHandler {
  const serve = serveStatic({
    root,
    precompressed: true,
    rewriteRequestPath: (path) => pageFile(root, path),
  })
  return async (c, next) => {
    // Instructions to the server are no part of the site, and no file has a NUL in its name.
    const { path } = c.req
    if (/^\/_(headers|redirects)/.test(path) || path.includes('\0')) return next()
    const file = await serve(c, next)
    if (!(file instanceof Response)) return undefined
    const headers = { 'Cache-Control': REVALIDATE, ...headersFor(c.req.path) }
    for (const [name, value] of Object.entries(headers)) file.headers.set(name, value)
    return file
  }
}

function pageFile(root: string, path: string): string {
  const page = `${path.replace(/\/$/, '')}.html`
  return path !== '/' && statSync(join(root, page), { throwIfNoEntry: false })?.isFile()
    ? page
    : path
}
