import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { healthRecords } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'

/** Where a batch ends. */
export type BatchEnd = Pick<RecordRow, 'recordDate' | 'createdAt' | 'id'>

/**
 * The next records of the actor for a file, newest first: at most `limit` that come after `end`.
 *
 * @param end the last record of the batch before; none for the first batch
 */
export function findRecordBatch(
  scope: ScopedExecutor,
  { limit, end }: { limit: number; end?: BatchEnd | undefined },
) {
  const { userId: _owner, ...columns } = getTableColumns(healthRecords)
  const { recordDate, createdAt, id, userId } = healthRecords
  const after = end
    ? sql`(${recordDate}, ${createdAt}, ${id}) < (${end.recordDate}::date, ${end.createdAt.toISOString()}::timestamptz, ${end.id}::uuid)`
    : undefined
  return scope
    .select(columns)
    .from(healthRecords)
    .where(and(eq(userId, scope.actor), after))
    .orderBy(desc(recordDate), desc(createdAt), desc(id))
    .limit(limit)
}

export type RecordRow = Omit<typeof healthRecords.$inferSelect, 'userId'>
