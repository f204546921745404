import type { T } from '#lib/i18n/t.ts'
import type { Problem } from './read-form.ts'

/** What is wrong with a field, and with which of those of its name; undefined for nothing. */
export function problemText(
  problems: readonly Problem[],
  t: T<'timers'>,
  name: string,
  nth = 0,
): string | undefined {
  const problem = problems.find((one) => one.name === name && one.nth === nth)
  if (!problem) return undefined
  const { limit } = problem
  if (!limit) return t('timers.settings.wrongClock')
  return t('timers.settings.wrongNumber', { min: limit.min, max: limit.max })
}
