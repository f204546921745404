import { perLocale } from '#lib/format/per-locale.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { localDay } from '#lib/timers/days.ts'
import type { HealthT } from './texts.ts'

const DAY_MS = 86_400_000
const sameYear = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
)
const otherYear = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)

/** Days from one day to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** Today where the person is: records are of their own calendar. `YYYY-MM-DD`. */
export const today = (): string => localDay(new Date())

/** The day before. */
export function yesterday(): string {
  const now = new Date()
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))
}

/** A day in few letters: `hoy`, `ayer`, `3 nov`, `3 nov 2025`. */
export function dayText(day: string, t: HealthT, locale: Locale): string {
  const now = today()
  if (day === now) return t('health.day.today')
  if (daysBetween(day, now) === 1) return t('health.day.yesterday')
  const format = day.slice(0, 4) === now.slice(0, 4) ? sameYear : otherYear
  return format(locale).format(new Date(day))
}

/** The day of an instant, in the same words. */
export function instantText(iso: string, t: HealthT, locale: Locale): string {
  return dayText(localDay(new Date(iso)), t, locale)
}

/** A time that has passed, in its largest sensible unit: `3 días`, `5 meses`, `2 años`. */
export function spanText(days: number, t: HealthT): string {
  if (days < 60) return t('health.overview.days', { count: days })
  if (days < 730) return t('health.overview.months', { count: Math.round(days / 30.44) })
  return t('health.overview.years', { count: Math.round(days / 365.25) })
}
