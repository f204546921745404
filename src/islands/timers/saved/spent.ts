import { twoDigits } from '#lib/format/clock-text.ts'
import type { T } from '#lib/i18n/t.ts'

/** A training time in its two largest units: `1 h 05 min`, `12 min`, `45 s`. */
export function spentText(seconds: number, t: T<'timers'>): string {
  if (seconds < 60) return t('timers.keep.spent.seconds', { seconds })
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return t('timers.keep.spent.minutes', { minutes })
  return t('timers.keep.spent.hours', {
    hours: Math.floor(minutes / 60),
    minutes: twoDigits(minutes % 60),
  })
}
