import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { freePort } from '#db/local/free-port.ts'

/** The site under test once more, in a process and on a port of a test's own. */
export type OwnSite = {
  origin: string
  port: number
  /** What it has written since it was ready, line by line. */
  log: readonly string[]
  /** Stops it; then the log is whole. */
  close: () => Promise<void>
}

/**
 * Serves the build, over the same database, with other variables.
 *
 * @throws Error when it does not start
 */
export async function ownSite(variables: Record<string, string> = {}): Promise<OwnSite> {
  const port = await freePort()
  const server = spawn('node', ['scripts/serve.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), ...variables },
  })
  const ended = once(server, 'close')
  const log: string[] = []
  const isReady = new Promise<boolean>((resolve) => {
    let ready = false
    const read = (line: string) => {
      if (ready) log.push(line)
      if (line !== 'ready') return
      ready = true
      resolve(true)
    }
    for (const stream of [server.stdout, server.stderr]) {
      createInterface({ input: stream }).on('line', read)
    }
    void ended.then(() => resolve(false))
  })
  if (!(await isReady)) throw new Error('The site does not start')
  const close = async () => {
    server.kill()
    await ended
  }
  return { origin: `http://localhost:${port}`, port, log, close }
}
