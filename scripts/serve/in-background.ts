import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'

type Options = {
  /** Whether a line of its output signals that it is ready. */
  isReady: (line: string) => boolean
  /** Receives every line of its output. */
  onLine: (line: string) => void
  env?: NodeJS.ProcessEnv
}

/**
 * Runs one of our scripts in a child process and waits until it is ready.
 *
 * @returns a function that stops it, and resolves when all output has been received
 * @throws Error when it ends before it is ready
 */
export async function startInBackground(
  script: string,
  { isReady, onLine, env = process.env }: Options,
): Promise<() => Promise<void>> {
  const child = spawn('node', [script], { stdio: ['ignore', 'pipe', 'pipe'], env })
  const end = () => child.kill()
  process.once('exit', end)
  const ended = once(child, 'close')
  const started = new Promise<boolean>((resolve) => {
    const read = (line: string) => {
      onLine(line)
      if (isReady(line)) resolve(true)
    }
    for (const output of [child.stdout, child.stderr]) {
      createInterface({ input: output }).on('line', read)
    }
    void ended.then(() => resolve(false))
  })
  if (!(await started)) throw new Error(`${script} ended before it was ready`)
  return async () => {
    process.off('exit', end)
    child.kill()
    await ended
  }
}

/** The line by which `scripts/serve.ts` signals that it is ready. */
export const isServed = (line: string): boolean => line === 'ready'

/** Returns a writer of lines to a file; creates its folder. */
export function lineLog(file: string): (line: string) => void {
  mkdirSync(dirname(file), { recursive: true })
  const log = createWriteStream(file)
  return (line) => void log.write(`${line}\n`)
}

/**
 * Serves the last build in a child process until the returned function stops it.
 *
 * @param log file for its output
 * @throws Error that names the log when it does not start
 */
export async function serveInBackground(log: string): Promise<() => Promise<void>> {
  const options = { isReady: isServed, onLine: lineLog(log) }
  return startInBackground('scripts/serve.ts', options).catch(() => {
    throw new Error(`The site is not served: see ${log}`)
  })
}
