import { Cron } from 'croner'
import { reportFault } from './function-context.ts'

export type Scheduled = {
  /** In the words of cron, in UTC. */
  schedule: string
  run: () => Promise<unknown>
}

/** What runs each minute at Netlify runs more often here, where somebody waits for it: every ten seconds. */
const EVERY_MINUTE = '* * * * *'
const OFTEN = '*/10 * * * * *'

/**
 * Runs scheduled functions when they are due, each one never twice at once. One that fails is not run any more: what
 * may pass by itself they do not let through.
 *
 * @returns stops it
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
