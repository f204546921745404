import { and, eq, gte, sql } from 'drizzle-orm'
import { healthRecords } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { MeasureName } from '#lib/health/measures.ts'
import { MEASURE_COLUMNS } from './measure-columns.ts'
import { NEWEST_FIRST } from './record-order.ts'

/**
 * The actor's newest records that have a value of at least one measure, newest first, with those measures.
 *
 * @param from the first day
 * @param limit the most of them
 */
export function findSeries(
  scope: ScopedExecutor,
  {
    measures,
    from,
    limit,
  }: { measures: readonly MeasureName[]; from?: string | undefined; limit: number },
) {
  const columns = measures.map((name) => [name, MEASURE_COLUMNS[name]] as const)
  const values = sql.join(
    columns.map(([, column]) => sql`${column}`),
    sql`, `,
  )
  return scope
    .select({
      id: healthRecords.id,
      recordDate: healthRecords.recordDate,
      note: healthRecords.note,
      values: Object.fromEntries(columns),
    })
    .from(healthRecords)
    .where(
      and(
        eq(healthRecords.userId, scope.actor),
        from === undefined ? undefined : gte(healthRecords.recordDate, from),
        sql`num_nonnulls(${values}) > 0`,
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
}
