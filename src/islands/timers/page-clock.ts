import { createClock } from '#lib/timers/clock.ts'

let clock: ReturnType<typeof createClock> | undefined

/** The one clock of this page, in milliseconds from no particular moment on. */
export const pageNow = (): number => (clock ??= createClock())()
