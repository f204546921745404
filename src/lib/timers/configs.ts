/** The settings of the timers: what they are, what they mean, how they are read. */
export * from './config-values.ts'
export { planOf, planToRun } from './plan-of.ts'
export { readConfig } from './read-config.ts'
