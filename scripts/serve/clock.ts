import { Cron } from 'croner'
import { reportFault } from './function-context.ts'

export type Scheduled = {
  /** Cron expression, in UTC. */
  schedule: string
  run: () => Promise<unknown>
}

/** Jobs that run every minute on Netlify run every ten seconds here, where a developer waits for them. */
const EVERY_MINUTE = '* * * * *'
const OFTEN = '*/10 * * * * *'

/** From this number of failed runs in a row on, a job pauses before the next one. */
const FAILURES_BEFORE_PAUSE = 3
const LONGEST_PAUSE_MS = 60_000

/** The pause from the beginning of the last run: 20 s, 40 s, a minute. A job that runs less often never meets it. */
const pauseAfter = (failures: number) =>
  failures < FAILURES_BEFORE_PAUSE
    ? 0
    : Math.min(10_000 * 2 ** (failures - FAILURES_BEFORE_PAUSE + 1), LONGEST_PAUSE_MS)

/**
 * Runs scheduled functions when they are due, never two runs of one at once. A run that throws is logged, and the next
 * one comes, as on the platform; after several failures in a row it comes later, so that a database that is down is not
 * asked every ten seconds.
 *
 * @returns a function that stops it
 */
export function startClock(functions: readonly Scheduled[]): () => void {
  const jobs = functions.map(({ schedule, run }) => {
    const pattern = schedule === EVERY_MINUTE ? OFTEN : schedule
    let failures = 0
    let pausedUntil = 0
    return new Cron(pattern, { timezone: 'UTC', protect: true }, async () => {
      const begun = Date.now()
      if (begun < pausedUntil) return
      try {
        await run()
        failures = 0
      } catch (error) {
        failures += 1
        pausedUntil = begun + pauseAfter(failures)
        reportFault(error)
      }
    })
  })
  return () => jobs.forEach((job) => job.stop())
}
