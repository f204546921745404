import { MEASURED_NAMES, MEASURES, type Group } from '#lib/health/measures.ts'
import type { HealthRecord } from '#lib/health/record.ts'

/** What a list of records is narrowed to. */
export const KIND_FILTERS = ['all', 'body', 'heart', 'tests', 'girths', 'note'] as const
export type KindFilter = (typeof KIND_FILTERS)[number]

const GROUPS_OF: Record<Exclude<KindFilter, 'all' | 'note'>, readonly Group[]> = {
  body: ['body'],
  heart: ['heart'],
  tests: ['glucose', 'lipids'],
  girths: ['girths'],
}

/** Whether a record has something of a kind. */
export function hasKind(record: HealthRecord, filter: KindFilter): boolean {
  if (filter === 'all') return true
  if (filter === 'note') return record.note !== null
  const groups = GROUPS_OF[filter]
  return MEASURED_NAMES.some(
    (name) => record[name] !== null && groups.includes(MEASURES[name].group),
  )
}

/** A year, all of them (empty), or those before a year: `<2024`. */
export type YearFilter = '' | `${number}` | `<${number}`

/** The days of a year filter. */
export function daysOf(filter: YearFilter): { from?: string; to?: string } {
  if (filter === '') return {}
  if (filter.startsWith('<')) return { to: `${Number(filter.slice(1)) - 1}-12-31` }
  return { from: `${filter}-01-01`, to: `${filter}-12-31` }
}

/**
 * The years to choose from, newest first, and the time before them while not everything is known.
 *
 * @param oldest the oldest day that has been seen
 * @param isAll whether nothing is older
 */
export function yearsFrom(today: string, oldest: string, isAll: boolean): YearFilter[] {
  const [last, first] = [today, oldest].map((day) => Number(day.slice(0, 4)))
  const years: YearFilter[] = []
  for (let year = last!; year >= first!; year -= 1) years.push(`${year}`)
  return isAll ? years : [...years, `<${first!}`]
}
