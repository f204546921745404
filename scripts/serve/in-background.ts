import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'

type Options = {
  /** Whether a line that it prints says that it is ready. */
  isReady: (line: string) => boolean
  /** Takes every line that it prints. */
  onLine: (line: string) => void
  env?: NodeJS.ProcessEnv
}

/**
 * Runs a script of ours in a process of its own and waits until it is ready.
 *
 * @returns stops it; then everything that it printed has been taken
 * @throws Error when it ends before
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

/** The line by which `scripts/serve.ts` says that it answers. */
export const isServed = (line: string): boolean => line === 'ready'

/** What writes lines into a file, whose folder is made. */
export function lineLog(file: string): (line: string) => void {
  mkdirSync(dirname(file), { recursive: true })
  const log = createWriteStream(file)
  return (line) => void log.write(`${line}\n`)
}

/**
 * Serves the last build in a process of its own, until the returned function stops it.
 *
 * @param log the file that takes what it prints
 * @throws Error that names the log when it does not start
 */
export async function serveInBackground(log: string): Promise<() => Promise<void>> {
  const options = { isReady: isServed, onLine: lineLog(log) }
  return startInBackground('scripts/serve.ts', options).catch(() => {
    throw new Error(`The site is not served: see ${log}`)
  })
}
