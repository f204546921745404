import { formatCount } from '#lib/format/number.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import type { Months } from '#lib/admin/metrics-schemas.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'

type Words = { t: T<'adminMetrics'>; locale: Locale }
export type Change = { kind: 'up' | 'down' | 'same' | 'first'; text: string }

const dayAndMonth = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)
const month = perLocale((tag) => new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }))
const short = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'short',
      year: '2-digit',
      timeZone: 'UTC',
    }),
)

const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** `22 de noviembre`. @param day `YYYY-MM-DD` */
export const dayText = (day: string, locale: Locale): string => dayAndMonth(locale).format(at(day))

/** A week by its Monday, short: `16 nov 26`. */
export const weekText = (monday: string, locale: Locale): string => short(locale).format(at(monday))

/** A count of a week; null is one below five. */
export const countText = (count: number | null, { t, locale }: Words): string =>
  count === null ? t('adminMetrics.small') : formatCount(count, locale)

const kindOf = (change: number) => (change > 0 ? 'up' : change < 0 ? 'down' : 'same')
const signed = (change: number, locale: Locale) =>
  `${change > 0 ? '+' : '−'}${formatCount(Math.abs(change), locale)}`

/**
 * This month until yesterday against the same days of the month before, or against all of it where it has fewer.
 *
 * @param until yesterday
 */
export function monthChange(months: Months | null, until: string, words: Words): Change {
  const { t, locale } = words
  if (months === null) return { kind: 'first', text: t('adminMetrics.change.firstDay') }
  const change = months.now - months.before
  const day = at(until)
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 0))
  const days = last.getUTCDate() < day.getUTCDate() ? 'all' : 'same'
  const before = t(`adminMetrics.change.days.${days}`, { month: month(locale).format(last) })
  const kind = kindOf(change)
  if (kind === 'same') return { kind, text: t('adminMetrics.change.sameMonth', { days: before }) }
  return {
    kind,
    text: t('adminMetrics.change.month', {
      day: dayText(until, locale),
      now: formatCount(months.now, locale),
      change: signed(change, locale),
      before: formatCount(months.before, locale),
      days: before,
    }),
  }
}

/** The last four weeks against the four before; see `changeOfFourWeeks`. */
export function weeksChange(change: number | null, { t, locale }: Words): Change {
  if (change === null) return { kind: 'first', text: t('adminMetrics.change.unknown') }
  const kind = kindOf(change)
  return {
    kind,
    text:
      kind === 'same'
        ? t('adminMetrics.change.sameWeeks')
        : t('adminMetrics.change.weeks', { change: signed(change, locale) }),
  }
}
