import { DAY_MS } from '#lib/format/days-between.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import type { Locale } from '#lib/i18n/locales.ts'

/** Days from one repetition to the next. */
const WEEK = 7

/** A day so many days later. Both `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The second sending of what is sent every week from a day on. */
export const firstRepeat = (from: string): string => addDays(from, WEEK)

/** The last day that is proposed for a weekly repetition: four more. */
export const usualEnd = (from: string): string => addDays(from, 4 * WEEK)

const weekdays = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }),
)

/** What the weekday of a day is called: `viernes`, `Friday`. */
export const weekdayOf = (day: string, locale: Locale): string =>
  weekdays(locale).format(new Date(day))
