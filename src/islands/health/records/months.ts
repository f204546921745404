import { perLocale } from '#lib/format/per-locale.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import type { Locale } from '#lib/i18n/locales.ts'

export type Month = { month: string; records: HealthRecord[] }

/** Records by month, in their order. */
export function byMonth(records: readonly HealthRecord[]): Month[] {
  const months: Month[] = []
  for (const record of records) {
    const month = record.recordDate.slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.records.push(record)
    else months.push({ month, records: [record] })
  }
  return months
}

const monthNames = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const shortMonths = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' }),
)
const weekdays = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }),
)

/** `Noviembre de 2026` */
export function monthText(month: string, locale: Locale): string {
  const text = monthNames(locale).format(new Date(`${month}-01`))
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

/** The parts of a day: `20`, `nov`, `vie`. */
export function dayParts(
  day: string,
  locale: Locale,
): [number: string, month: string, name: string] {
  const date = new Date(day)
  return [
    String(date.getUTCDate()),
    shortMonths(locale).format(date),
    weekdays(locale).format(date),
  ]
}
