import { GROUPS, MEASURES, type Group } from '#lib/health/measures.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { KINDS, measuresOf, type Kind } from '#client/health/kinds.ts'

/** What a report may hold. */
export const REPORT_PARTS = ['profile', 'latest', 'records', 'notes'] as const
export type ReportPart = (typeof REPORT_PARTS)[number]

/** How far back its records reach, in months; null for all of them. */
export const PERIODS = { quarter: 3, year: 12, two: 24, all: null } as const
export type Period = keyof typeof PERIODS
export const PERIOD_NAMES = Object.keys(PERIODS) as Period[]

/** The first day of a period that ends today; undefined without one. */
export function firstDay(period: Period, today: string): string | undefined {
  const months = PERIODS[period]
  if (months === null) return undefined
  const [year, month, day] = today.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  // The last day of a shorter month stands for days that it does not have.
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, last))
  return first.toISOString().slice(0, 10)
}

export type ReportTable = { group: Group; kinds: Kind[]; records: HealthRecord[] }

const hasKind = (record: HealthRecord, kind: Kind) =>
  measuresOf(kind).every((name) => record[name] !== null)

/** A table for each group that has values: its kinds are columns, the records that have any of them are rows. */
export function reportTables(
  records: readonly HealthRecord[],
  groups: readonly Group[],
): ReportTable[] {
  return GROUPS.filter((group) => groups.includes(group)).flatMap((group) => {
    const kinds = KINDS.filter(
      (kind) =>
        MEASURES[measuresOf(kind)[0]!].group === group &&
        records.some((record) => hasKind(record, kind)),
    )
    const rows = records.filter((record) => kinds.some((kind) => hasKind(record, kind)))
    return kinds.length > 0 ? [{ group, kinds, records: rows }] : []
  })
}
