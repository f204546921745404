import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SITE } from '../build/site-directory.ts'
import { createApp } from './app.ts'
import { reportFault } from './function-context.ts'
import { deployedFunction, loadFunctions, type FunctionModule } from './functions.ts'
import { listen, type Listening } from './listen.ts'
import { readSiteHeaders } from './site-headers.ts'

/**
 * Serves the last production build.
 *
 * @throws Error when there is none, or the port is taken
 */
export async function serveSite(port: number): Promise<Listening> {
  if (!existsSync(SITE.pages)) throw new Error('There is no build yet: npm run build')
  if (existsSync(`${SITE.files}/_redirects`)) throw new Error('This server knows no _redirects')
  const pages = (await import(pathToFileURL(resolve(SITE.pages)).href)) as FunctionModule
  const app = createApp({
    files: SITE.files,
    headersFor: await readSiteHeaders(`${SITE.files}/_headers`),
    functions: await loadFunctions(SITE.functions),
    renderPage: deployedFunction(SITE.pages, pages).handle,
  })
  // A fault outside any request, in work that nobody awaits, must not take the site down with it.
  process.on('unhandledRejection', reportFault)
  process.on('uncaughtException', reportFault)
  return listen(app, port)
}
