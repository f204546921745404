/** The scheduled functions, by the names of their files in `netlify/functions`. */
export const JOBS = ['deliver-outboxes', 'clean-up', 'nightly-rebuild'] as const

export type Job = (typeof JOBS)[number]
