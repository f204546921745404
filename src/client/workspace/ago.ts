import { daysBetween } from '#lib/format/days-between.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { localDay } from '#lib/timers/days.ts'

const inDays = perLocale((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))
const inHours = perLocale(
  (tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' }),
)

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

/**
 * How long ago something happened, in few letters: `hace 5 min`, `hace 2 h`, `ayer`, `hace 17 días`. Hours within a day of
 * the reader's calendar; an instant that lies ahead, by a clock that is wrong, is now.
 *
 * @param iso an instant
 */
export function agoText(iso: string, locale: Locale, now = new Date()): string {
  const then = new Date(iso)
  const days = daysBetween(localDay(then), localDay(now))
  if (days > 0) return inDays(locale).format(-days, 'day')
  const minutes = Math.max(0, Math.floor((now.getTime() - then.getTime()) / MINUTE_MS))
  const format = inHours(locale)
  if (minutes === 0) return format.format(0, 'second')
  return minutes < HOUR_MINUTES
    ? format.format(-minutes, 'minute')
    : format.format(-Math.floor(minutes / HOUR_MINUTES), 'hour')
}

/**
 * How far a day is: `hoy`, `mañana`, `dentro de 3 días`.
 *
 * @param day `YYYY-MM-DD`
 */
export function aheadText(day: string, locale: Locale, today: string): string {
  return inDays(locale).format(daysBetween(today, day), 'day')
}

/** Whole days from the day of an instant to today, at least 0. */
export function daysSince(iso: string, now = new Date()): number {
  return Math.max(0, daysBetween(localDay(new Date(iso)), localDay(now)))
}
