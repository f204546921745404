import { daysBetween } from '#lib/format/days-between.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { ENDING_DAYS } from '#lib/sharing/ending-days.ts'
import { localDay } from '#lib/timers/days.ts'
import { shortDay } from './short-day.ts'

const sameYear = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
)
const longSameYear = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)
const longOtherYear = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }),
)

/** Today where the person is: records are of their own calendar. `YYYY-MM-DD`. */
export const today = (): string => localDay(new Date())

/** The day before. */
export function yesterday(): string {
  const now = new Date()
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))
}

/** A day in few letters: `hoy`, `ayer`, `3 nov`, `3 nov 2025`. */
export function dayText(day: string, t: T<'health'>, locale: Locale): string {
  return recentDay(day, t) ?? shortDate(day, locale)
}

/**
 * The same without words: `3 nov`, `3 nov 2025`.
 *
 * @param now today, `YYYY-MM-DD`
 */
export function shortDate(day: string, locale: Locale, now = today()): string {
  return isThisYear(day, now) ? sameYear(locale).format(new Date(day)) : shortDay(day, locale)
}

/** The day of an instant, in the same words. */
export function instantText(iso: string, t: T<'health'>, locale: Locale): string {
  return dayText(localDay(new Date(iso)), t, locale)
}

/**
 * A day within a sentence: `24 de diciembre`, of another year `24 de diciembre de 2027`.
 *
 * @param now today, `YYYY-MM-DD`
 */
export function longDay(day: string, locale: Locale, now = today()): string {
  const format = isThisYear(day, now) ? longSameYear : longOtherYear
  return format(locale).format(new Date(day))
}

/** When something happened, within a sentence: `hoy`, `ayer`, `el 3 de octubre`. */
export function onDay(day: string, t: T<'health'>, locale: Locale): string {
  return recentDay(day, t) ?? t('health.day.on', { date: longDay(day, locale) })
}

/** The day of an instant, in the same words. */
export function onDayOf(iso: string, t: T<'health'>, locale: Locale): string {
  return onDay(localDay(new Date(iso)), t, locale)
}

/** `hoy` or `ayer`; null for any other day. */
export function recentDay(day: string, t: T<'health'>): string | null {
  const age = daysBetween(day, today())
  if (age === 0) return t('health.day.today')
  return age === 1 ? t('health.day.yesterday') : null
}

const isThisYear = (day: string, now = today()) => day.slice(0, 4) === now.slice(0, 4)

/**
 * How many days of a share are left, 0 on its last one; null when it does not end soon.
 *
 * @param now today, `YYYY-MM-DD`
 */
export function endsIn({ expiresOn }: { expiresOn: string | null }, now = today()): number | null {
  if (expiresOn === null) return null
  const days = daysBetween(now, expiresOn)
  return days <= ENDING_DAYS ? days : null
}

/** A time that has passed, in its largest sensible unit: `3 días`, `5 semanas`, `7 meses`, `2 años`. */
export function spanText(days: number, t: T<'health'>): string {
  if (days <= 30) return t('health.overview.days', { count: days })
  if (days < 60) return t('health.overview.weeks', { count: Math.round(days / 7) })
  if (days < 730) return t('health.overview.months', { count: Math.round(days / 30.44) })
  return t('health.overview.years', { count: Math.round(days / 365.25) })
}
