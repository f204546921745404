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

/**
 * Runs scheduled functions when they are due, never two runs of one at once. One that throws is not run again:
 * functions handle transient errors themselves.
 *
 * @returns a function that stops it
 */
export function startClock(functions: readonly Scheduled[]): () => void {
  const jobs = functions.map(({ schedule, run }) => {
    const pattern = schedule === EVERY_MINUTE ? OFTEN : schedule
    return new Cron(pattern, { timezone: 'UTC', protect: true }, async (job: Cron) => {
      try {
        await run()
      } catch (error) {
        job.stop()
        reportFault(error)
      }
    })
  })
  return () => jobs.forEach((job) => job.stop())
}
