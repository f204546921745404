import { freePort } from '#db/local/free-port.ts'
import { isServed, startInBackground } from '#scripts/serve/in-background.ts'

/** The site under test in a separate process, on a separate port. */
export type OwnSite = {
  origin: string
  port: number
  /** Its output since it was ready, line by line. */
  log: readonly string[]
  /** Stops it; afterwards the log is complete. */
  close: () => Promise<void>
}

/**
 * Serves the build over the same database, with other environment variables.
 *
 * @throws Error when it does not start
 */
export async function ownSite(variables: Record<string, string> = {}): Promise<OwnSite> {
  const port = await freePort()
  const lines: string[] = []
  const close = await startInBackground('scripts/serve.ts', {
    isReady: isServed,
    onLine: (line) => lines.push(line),
    env: { ...process.env, PORT: String(port), ...variables },
  })
  lines.length = 0
  return { origin: `http://localhost:${port}`, port, log: lines, close }
}
