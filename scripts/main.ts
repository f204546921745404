export interface Run {
  /** Has something stopped when the script ends, however it ends; the last one given is stopped first. */
  atEnd: (stop: () => Promise<void>) => void
  /** Resolves at Ctrl-C, when the process is told to end, or when nobody reads what it prints any more. */
  stopped: Promise<void>
}

/**
 * Runs a script to its end: cleans up in order after success, failure and Ctrl-C, and says a failure in one
 * sentence, since its reader is the person at the terminal.
 */
export async function main(script: (run: Run) => Promise<void>): Promise<never> {
  const ends: (() => Promise<void>)[] = []
  const stopped = new Promise<void>((resolve) => {
    // Later signals are ignored: ending is under way.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve())
    // Whoever read what is printed is gone. Without a listener each line would be a fault that is told in a line.
    for (const output of [process.stdout, process.stderr]) output.on('error', () => resolve())
  })
  let code = 0
  try {
    await Promise.race([script({ atEnd: (stop) => ends.push(stop), stopped }), stopped])
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    code = 1
  }
  for (const stop of ends.reverse()) await stop()
  process.exit(process.exitCode ?? code)
}
