import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * Serves the last build in a process of its own, until the returned function stops it.
 *
 * @param log the file that takes what it prints
 * @throws Error when it does not start
 */
export async function serveInBackground(log: string): Promise<() => Promise<void>> {
  mkdirSync(dirname(log), { recursive: true })
  const server = spawn('node', ['scripts/serve.ts'], { stdio: ['ignore', 'pipe', 'pipe'] })
  process.once('exit', () => server.kill())
  const file = createWriteStream(log)
  server.stdout.pipe(file, { end: false })
  server.stderr.pipe(file, { end: false })
  const ended = once(server, 'exit')
  const isReady = new Promise<boolean>((resolve) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (line === 'ready') resolve(true)
    })
    void ended.then(() => resolve(false))
  })
  if (!(await isReady)) throw new Error(`The site is not served: see ${log}`)
  return async () => {
    server.kill()
    await ended
  }
}
