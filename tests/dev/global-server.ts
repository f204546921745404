import type { TestProject } from 'vitest/node'
import { freePort } from '#db/local/free-port.ts'
import { lineLog, startInBackground } from '#scripts/serve/in-background.ts'

const LOG = '.cache/test/dev.log'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where `npm run dev` answers, without a slash at the end. */
    devServer: string
  }
}

/** Starts what `npm run dev` starts, over the database that the gate names. Its log is `.cache/test/dev.log`. */
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

/** Astro's development server answers no pages where it takes itself for part of a test run. */
function withoutVitest() {
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  return Object.fromEntries(entries)
}
