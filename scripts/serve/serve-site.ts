import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { keptSite } from '../build/site-directory.ts'
import { createApp } from './app.ts'
import { startClock } from './clock.ts'
import { functionContext, reportFault } from './function-context.ts'
import {
  deployedFunction,
  loadFunctions,
  type DeployedFunction,
  type FunctionModule,
} from './functions.ts'
import { listen, type Listening } from './listen.ts'
import { readSiteHeaders } from './site-headers.ts'

/**
 * Serves the last production build.
 *
 * @throws Error when there is none, or the port is taken
 */
export async function serveSite(port: number): Promise<Listening> {
  const site = keptSite()
  if (!existsSync(site.pages)) throw new Error('There is no build yet: npm run build')
  if (existsSync(`${site.files}/_redirects`)) throw new Error('This server knows no _redirects')
  const pages = (await import(pathToFileURL(resolve(site.pages)).href)) as FunctionModule
  const functions = await loadFunctions(site.functions)
  const app = createApp({
    files: site.files,
    headersFor: await readSiteHeaders(`${site.files}/_headers`),
    functions,
    renderPage: deployedFunction(pages).handle,
  })
  // An unhandled rejection outside any request must not stop the server.
  process.on('unhandledRejection', reportFault)
  process.on('uncaughtException', reportFault)
  const listening = await listen(app, port)
  const stopClock = startClock(functions.flatMap(scheduled))
  return {
    ...listening,
    close: () => {
      stopClock()
      return listening.close()
    },
  }
}

/** Called like on the platform: by a URL that no visitor can reach. */
function scheduled({ schedule, handle }: DeployedFunction) {
  if (!schedule) return []
  const run = async () => {
    const request = new Request('http://localhost/.netlify/scheduled', { method: 'POST' })
    await handle(request, functionContext(request, '127.0.0.1'))
  }
  return [{ schedule, run }]
}
