import type { TimerSlug } from '#lib/tools/tools.ts'

/** Under which key `localStorage` has what a timer was last set to. */
export const lastConfigKey = (tool: TimerSlug) => `timer-last:${tool}`

/** Under which key `sessionStorage` has the run of a timer that goes on. */
export const runKey = (tool: TimerSlug) => `timer:${tool}`
