import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { healthRecords } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { MeasureName } from '#lib/health/measures.ts'
import { MEASURE_COLUMNS } from './measure-columns.ts'
import { NEWEST_FIRST } from './record-order.ts'

/** The actor's newest value of a measure, as an expression; null without one. */
export function newest(scope: ScopedExecutor, name: MeasureName): SQL<number | null> {
  const value = scope
    .select({ value: MEASURE_COLUMNS[name] })
    .from(healthRecords)
    .where(and(eq(healthRecords.userId, scope.actor), isNotNull(MEASURE_COLUMNS[name])))
    .orderBy(...NEWEST_FIRST)
    .limit(1)
  return sql<number | null>`(${value})::float8`
}
