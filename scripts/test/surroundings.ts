import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { openDatabase, prepareDatabase } from '../database.ts'
import type { Run } from '../main.ts'
import { requireBrowser } from '../setup/browser.ts'
import { buildIfChanged } from '../start/build-if-changed.ts'
import type { Need } from './gate.ts'

const SERVER_LOG = '.cache/test/serve.log'

/** Sees to what gates need, each once, and tells them through the environment. */
export function surroundings({
  atEnd,
}: Pick<Run, 'atEnd'>): (needs: readonly Need[]) => Promise<void> {
  const provide: Record<Need, () => Promise<void>> = {
    browser: async () => {
      process.env['CHROMIUM_PATH'] = await requireBrowser()
    },
    database: async () => {
      const database = await openDatabase('.data/e2e')
      atEnd(database.stop)
      await prepareDatabase(database)
    },
    site: async () => {
      await buildIfChanged()
      atEnd(await serveInBackground())
    },
  }
  const provided = new Set<Need>()
  return async (needs) => {
    for (const need of needs) {
      if (provided.has(need)) continue
      await provide[need]()
      provided.add(need)
    }
  }
}

/** Serves the build in a process of its own, whose log goes to a file, until the returned function stops it. */
async function serveInBackground(): Promise<() => Promise<void>> {
  mkdirSync('.cache/test', { recursive: true })
  const server = spawn('node', ['scripts/serve.ts'], { stdio: ['ignore', 'pipe', 'pipe'] })
  process.once('exit', () => server.kill())
  const log = createWriteStream(SERVER_LOG)
  server.stdout.pipe(log, { end: false })
  server.stderr.pipe(log, { end: false })
  const ended = once(server, 'exit')
  const isReady = new Promise<boolean>((resolve) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (line === 'ready') resolve(true)
    })
    void ended.then(() => resolve(false))
  })
  if (!(await isReady)) throw new Error(`The site is not served: see ${SERVER_LOG}`)
  return async () => {
    server.kill()
    await ended
  }
}
