import { perLocale } from '#lib/format/per-locale.ts'
import { SECTIONS } from '#lib/health/sections.ts'
import { isOneOf } from '#lib/one-of.ts'
import { LIST_FIELDS } from '#lib/sharing/access.ts'
import type { AccessEntry } from '#lib/sharing/schemas.ts'
import { FLAGS } from '#lib/health/flags.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { localDay } from '#lib/timers/days.ts'

export type LogDay = { day: string; entries: AccessEntry[] }

/** Entries by the day on which they happened here, in the order given. */
export function logDays(entries: readonly AccessEntry[]): LogDay[] {
  const days: LogDay[] = []
  for (const entry of entries) {
    const day = localDay(new Date(entry.at))
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

const FIELDS = [...SECTIONS, ...FLAGS, ...LIST_FIELDS]

/** What was opened, in words: sections of the history first. Names that are not known are left out. */
export function fieldsText(
  { fields }: Pick<AccessEntry, 'fields'>,
  t: T<'healthSharing'>,
  locale: Locale,
): string {
  const known = FIELDS.filter((name) =>
    fields.some((field) => isOneOf(FIELDS, field) && field === name),
  )
  return lists(locale).format(known.map((name) => t(`healthSharing.log.field.${name}`)))
}
