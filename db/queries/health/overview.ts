import { count, eq, sql, type SQL } from 'drizzle-orm'
import { healthRecords } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { MEASURE_NAMES, type MeasureName } from '#lib/health/measures.ts'
import { MEASURE_COLUMNS } from './measure-columns.ts'
import { NEWEST_FIRST } from './record-order.ts'

const ORDER = sql.join(NEWEST_FIRST, sql`, `)

/** The first members of a value over the records that have the measure, newest first. */
function newestOf<T>(value: SQL, name: MeasureName, limit: number): SQL<T[] | null> {
  const column = MEASURE_COLUMNS[name]
  return sql<
    T[] | null
  >`(array_agg(${value} order by ${ORDER}) filter (where ${column} is not null))[1:${limit}::int]`
}

const fieldsOf = (name: MeasureName, limit: number) => ({
  count: count(MEASURE_COLUMNS[name]),
  days: newestOf<string>(sql`${healthRecords.recordDate}::text`, name, limit),
  values: newestOf<number>(sql`${MEASURE_COLUMNS[name]}::float8`, name, limit),
})

/**
 * How many records the actor has, and for each measure how many have it and the newest of them (null without any). One
 * pass over the person's records, in the order of the index, so that nothing is sorted.
 *
 * @param limit how many of each measure
 * @returns one row
 */
export function summarize(scope: ScopedExecutor, limit: number) {
  const measures = Object.fromEntries(
    MEASURE_NAMES.map((name) => [name, fieldsOf(name, limit)]),
  ) as Record<MeasureName, ReturnType<typeof fieldsOf>>
  return scope
    .select({ records: count(), ...measures })
    .from(healthRecords)
    .where(eq(healthRecords.userId, scope.actor))
}
