import { reportFault } from './function-context.ts'

export type Scheduled = {
  /** In the words of cron. */
  schedule: string
  run: () => Promise<unknown>
}

/** What runs each minute at Netlify runs more often here, where somebody waits for it. */
const EVERY_MINUTE = '* * * * *'
const SECONDS = { often: 10, seldom: 3_600 }

/**
 * Runs scheduled functions again and again, each one never twice at once. One that fails is not run any
 * more: what may pass by itself they do not let through.
 *
 * @returns stops it
 */
export function startClock(functions: readonly Scheduled[]): () => void {
  const timers = functions.map(({ schedule, run }) => {
    let isRunning = false
    const tick = async () => {
      if (isRunning) return
      isRunning = true
      try {
        await run()
      } catch (error) {
        clearInterval(timer)
        reportFault(error)
      }
      isRunning = false
    }
    const seconds = schedule === EVERY_MINUTE ? SECONDS.often : SECONDS.seldom
    const timer = setInterval(() => void tick(), seconds * 1_000)
    return timer
  })
  return () => timers.forEach((timer) => clearInterval(timer))
}
