import { dayOfWeek } from '#lib/format/weekday.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { localDay, localTime } from '#lib/timers/days.ts'
import { longDay, onDayOf, recentDay, today } from '#client/health/days.ts'

export type SharingMessages = {
  t: T<'health' | 'healthBands' | 'healthShared' | 'healthSharing' | 'sharing'>
  locale: Locale
}

/** A day after "since": `hoy`, `ayer`, `el 3 de octubre`; in English without a preposition. */
export function sinceDay(iso: string, words: SharingMessages): string {
  const { t, locale } = words
  const day = localDay(new Date(iso))
  return recentDay(day, t) ?? t('healthSharing.day.since', { date: longDay(day, locale) })
}

/** When something happened, to the minute: `hoy, 9:12`, `3 de octubre, 9:12`. */
export function atTime(iso: string, { t, locale }: SharingMessages): string {
  const day = localDay(new Date(iso))
  return t('healthSharing.day.at', {
    day: recentDay(day, t) ?? longDay(day, locale),
    time: timeOf(iso),
  })
}

/** The same within a sentence: `hoy, 9:12`, `el 3 de octubre, 9:12`. */
export function onDayAtTime(iso: string, { t, locale }: SharingMessages): string {
  return t('healthSharing.day.at', { day: onDayOf(iso, t, locale), time: timeOf(iso) })
}

/** The heading of a day: `Hoy`, `Ayer`, `Martes, 17 de noviembre`. */
export function dayHeading(day: string, words: SharingMessages): string {
  const { t, locale } = words
  const isThisYear = day.slice(0, 4) === today().slice(0, 4)
  const text = recentDay(day, t) ?? (isThisYear ? dayOfWeek(day, locale) : longDay(day, locale))
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

/** The time of day here, without a leading zero: `9:12`. */
export const timeOf = (iso: string): string => localTime(new Date(iso)).replace(/^0/, '')
