import { and, eq, gte, sql } from 'drizzle-orm'
import { healthRecords } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { MeasureName } from '#lib/health/measures.ts'
import { MEASURE_COLUMNS } from './measure-columns.ts'
import { OLDEST_FIRST } from './record-order.ts'

/**
 * The actor's records that have a value of at least one measure, oldest first, with those measures.
 *
 * @param from the first day
 */
export function findSeries(
  scope: ScopedExecutor,
  { measures, from }: { measures: readonly MeasureName[]; from?: string | undefined },
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
    .orderBy(...OLDEST_FIRST)
}
