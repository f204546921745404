/** The calculators, in the order in which they are shown. */
export const CALCULATORS = [
  'bmi',
  'heart-rate-zones',
  'one-rep-max',
  'energy-need',
  'waist-to-height',
  'body-fat',
  'running-pace',
] as const
export type CalculatorSlug = (typeof CALCULATORS)[number]

/** The timers, in the order in which they are shown. */
export const TIMERS = ['timer', 'strength-timer', 'meditation', 'breathing'] as const
export type TimerSlug = (typeof TIMERS)[number]

/** All tools by the slug of their page. */
export const TOOLS = [...CALCULATORS, ...TIMERS] as const
export type ToolSlug = (typeof TOOLS)[number]

/**
 * The path of a tool's page, in Spanish; `localizedPath` gives the other language.
 *
 * @example toolPath('bmi') // '/tools/bmi'
 */
export function toolPath(slug: ToolSlug): `/tools/${ToolSlug}` {
  return `/tools/${slug}`
}
