import { perLocale } from '#lib/format/per-locale.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { localDay, localTime } from '#lib/timers/days.ts'
import { today } from '../kit/days.ts'
import type { HealthT } from '../kit/texts.ts'
import type { SharingT } from './texts.ts'

const DAY_MS = 86_400_000
const sameYear = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)
const otherYear = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }),
)
const weekday = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
)

/**
 * A day within a sentence: `24 de diciembre`, of another year `24 de diciembre de 2027`.
 *
 * @param now today, `YYYY-MM-DD`
 */
export function longDay(day: string, locale: Locale, now = today()): string {
  const format = day.slice(0, 4) === now.slice(0, 4) ? sameYear : otherYear
  return format(locale).format(new Date(day))
}

export type Words = { t: SharingT; healthT: HealthT; locale: Locale }

/** When something happened, by its day: `hoy`, `ayer`, `el 3 de octubre`. */
export function onDay(iso: string, words: Words): string {
  const { t, locale } = words
  const day = localDay(new Date(iso))
  return recentDay(day, words) ?? t('healthSharing.day.on', { date: longDay(day, locale) })
}

/** The same after "since": `hoy`, `ayer`, `el 3 de octubre`; in English without a preposition. */
export function sinceDay(iso: string, words: Words): string {
  const { t, locale } = words
  const day = localDay(new Date(iso))
  return recentDay(day, words) ?? t('healthSharing.day.since', { date: longDay(day, locale) })
}

/** When something happened, to the minute: `hoy, 9:12`. */
export function atTime(iso: string, words: Words): string {
  const { t, locale } = words
  const day = localDay(new Date(iso))
  return t('healthSharing.day.at', {
    day: recentDay(day, words) ?? longDay(day, locale),
    time: timeOf(iso),
  })
}

/** The heading of a day: `Hoy`, `Ayer`, `Martes, 17 de noviembre`. */
export function dayHeading(day: string, words: Words): string {
  const { locale } = words
  const isThisYear = day.slice(0, 4) === today().slice(0, 4)
  const text =
    recentDay(day, words) ??
    (isThisYear ? weekday(locale).format(new Date(day)) : longDay(day, locale))
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

/** The time of day here, without a leading zero: `9:12`. */
export const timeOf = (iso: string): string => localTime(new Date(iso)).replace(/^0/, '')

function recentDay(day: string, { healthT }: Words): string | null {
  const now = today()
  if (day === now) return healthT('health.day.today')
  return Date.parse(now) - Date.parse(day) === DAY_MS ? healthT('health.day.yesterday') : null
}
