import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { healthRecords, professionalAuthorizations } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { MeasureName } from '#lib/health/measures.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { MEASURE_COLUMNS } from './measure-columns.ts'
import { areShown, shownValues } from './projection.ts'
import { isReadable, SHARE } from './readable.ts'
import { NEWEST_FIRST } from './record-order.ts'

type Wanted = {
  id: AuthorizationId
  measures: readonly MeasureName[]
  /** The first day. */
  from?: string | undefined
  limit: number
}

/**
 * A client's newest records that have a value of at least one measure, newest first, with those measures: authorization,
 * flags and records by one statement.
 *
 * @returns one row without a record when there are none; no row unless the authorization is active and shows every measure
 */
export function listSharedSeries(scope: ScopedExecutor, { id, measures, from, limit }: Wanted) {
  const values = sql.join(
    measures.map((name) => sql`${MEASURE_COLUMNS[name]}`),
    sql`, `,
  )
  const points = scope
    .select()
    .from(healthRecords)
    .where(
      and(
        eq(healthRecords.userId, professionalAuthorizations.clientUserId),
        from === undefined ? undefined : gte(healthRecords.recordDate, from),
        sql`num_nonnulls(${values}) > 0`,
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .as('points')
  return scope
    .select({
      share: SHARE,
      record: { id: points.id, recordDate: points.recordDate },
      values: shownValues(points, measures),
    })
    .from(professionalAuthorizations)
    .leftJoinLateral(points, sql`true`)
    .where(and(eq(professionalAuthorizations.id, id), isReadable(scope), areShown(measures)))
    .orderBy(desc(points.recordDate), desc(points.createdAt), desc(points.id))
}
