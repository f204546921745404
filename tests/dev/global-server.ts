import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { freePort } from '#db/local/free-port.ts'

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
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...withoutVitest(), PORT: String(port), SITE_URL: origin, NODE_ENV: 'development' },
  })
  process.once('exit', () => server.kill())
  mkdirSync('.cache/test', { recursive: true })
  const log = createWriteStream(LOG)
  server.stdout.pipe(log, { end: false })
  server.stderr.pipe(log, { end: false })
  const ended = once(server, 'exit')
  const isReady = new Promise<boolean>((resolve) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (line.includes('Local')) resolve(true)
    })
    void ended.then(() => resolve(false))
  })
  if (!(await isReady)) throw new Error(`npm run dev does not start: see ${LOG}`)
  project.provide('devServer', origin)
  return async () => {
    server.kill()
    await ended
  }
}

/** Astro's development server answers no pages where it takes itself for part of a test run. */
function withoutVitest() {
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  return Object.fromEntries(entries)
}
