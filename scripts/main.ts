import { reasonOf } from '#lib/reason-of.ts'

export interface Run {
  /** Registers a clean-up for the end of the script, however it ends; run in reverse order. */
  atEnd: (stop: () => Promise<void>) => void
  /** Resolves at Ctrl-C, at a signal to end, or when the output's reader is gone. */
  stopped: Promise<void>
}

/**
 * Runs a script: cleans up after success, failure and Ctrl-C, and reports a failure in one sentence, and its cause
 * in another, for the person at the terminal.
 */
export async function main(script: (run: Run) => Promise<void>): Promise<never> {
  const ends: (() => Promise<void>)[] = []
  const stopped = new Promise<void>((resolve) => {
    // Ignore later signals: it is already ending.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve())
    // The reader of the output is gone (EPIPE). Without a listener each line would raise an error that prints a line.
    for (const output of [process.stdout, process.stderr]) output.on('error', () => resolve())
  })
  let code = 0
  try {
    await Promise.race([script({ atEnd: (stop) => ends.push(stop), stopped }), stopped])
  } catch (error) {
    const reason = reasonOf(error)
    const message = error instanceof Error ? error.message : reason
    console.error(message)
    if (!message.includes(reason)) console.error(`Cause: ${reason}`)
    code = 1
  }
  for (const stop of ends.reverse()) await stop()
  process.exit(process.exitCode ?? code)
}
