import { eq, sql } from 'drizzle-orm'
import { healthRecords } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { MEASURE_NAMES, type MeasureName } from '#lib/health/measures.ts'
import { MEASURE_COLUMNS } from './measure-columns.ts'
import { NEWEST_FIRST } from './record-order.ts'

/**
 * How many records the actor has, and for each measure how many have it, the oldest value and the newest ones (null without
 * any). One pass: the rows are sorted once, by the index, and aggregates collect them in that order.
 *
 * @param limit how many of each measure
 * @returns one row
 */
export function summarize(scope: ScopedExecutor, limit: number) {
  const mine = scope
    .select({ recordDate: healthRecords.recordDate, ...MEASURE_COLUMNS })
    .from(healthRecords)
    .where(eq(healthRecords.userId, scope.actor))
    .orderBy(...NEWEST_FIRST)
    .as('mine')
  const summaryOf = (name: MeasureName) => {
    const isThere = sql`filter (where ${mine[name]} is not null)`
    return {
      count: sql<number>`count(${mine[name]})::int`,
      first: sql<
        number | null
      >`(array_agg(${mine[name]}::float8) ${isThere})[count(${mine[name]})]`,
      days: sql<string[] | null>`(array_agg(${mine.recordDate}::text) ${isThere})[1:${limit}::int]`,
      values: sql<number[] | null>`(array_agg(${mine[name]}::float8) ${isThere})[1:${limit}::int]`,
    }
  }
  const measures = Object.fromEntries(MEASURE_NAMES.map((name) => [name, summaryOf(name)]))
  return scope
    .select({
      records: sql<number>`count(*)::int`,
      ...(measures as Record<MeasureName, ReturnType<typeof summaryOf>>),
    })
    .from(mine)
}
