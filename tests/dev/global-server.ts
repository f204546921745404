import type { TestProject } from 'vitest/node'
import { freePort } from '#db/local/free-port.ts'
import { lineLog, startInBackground } from '#scripts/serve/in-background.ts'

const LOG = '.cache/test/dev.log'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The origin of `npm run dev`, without a trailing slash. */
    devServer: string
  }
}

/** Starts `npm run dev` with the configured database. Its log is `.cache/test/dev.log`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const stop = await startInBackground('scripts/dev.ts', {
    isReady: (line) => line.includes('Local'),
    onLine: lineLog(LOG),
    env: { ...withoutVitest(), PORT: String(port), SITE_URL: origin, NODE_ENV: 'development' },
  }).catch(() => {
    throw new Error(`npm run dev does not start: see ${LOG}`)
  })
  project.provide('devServer', origin)
  return stop
}

/** Without these variables Astro's development server would consider itself part of a test run and serve no pages. */
function withoutVitest() {
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  return Object.fromEntries(entries)
}
