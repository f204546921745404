import type { TimerSlug } from '#lib/tools/tools.ts'

/** The `localStorage` key of a timer's last settings. */
export const lastConfigKey = (tool: TimerSlug) => `timer-last:${tool}` as const

/** The `sessionStorage` key of a timer's current run. */
export const runKey = (tool: TimerSlug) => `timer:${tool}` as const
