import { perLocale } from '#lib/format/per-locale.ts'
import { addDays } from '#lib/timers/calendar.ts'
import type { Day } from '#lib/timers/days.ts'
import type { Locale } from '#lib/i18n/locales.ts'

const made = (options: Intl.DateTimeFormatOptions) =>
  perLocale((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }))

const month = made({ month: 'long', year: 'numeric' })
const short = made({ weekday: 'short', day: 'numeric', month: 'short' })
const narrow = made({ weekday: 'narrow' })
const long = made({ weekday: 'long' })
const A_MONDAY: Day = '2026-11-16'

/** The formatted month of a day: `noviembre de 2026`. */
export const monthName = (day: Day, locale: Locale) => month(locale).format(new Date(day))

/** A day formatted for lists: `vie, 20 nov`. */
export const dayName = (day: Day, locale: Locale) => short(locale).format(new Date(day))

/** The days of the week, from Monday: as one letter and as full names. */
export function weekdays(locale: Locale): { letter: string; name: string }[] {
  return [0, 1, 2, 3, 4, 5, 6].map((later) => {
    const day = new Date(addDays(A_MONDAY, later))
    return { letter: narrow(locale).format(day), name: long(locale).format(day) }
  })
}
