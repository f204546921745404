import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { healthRecords } from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { RecordPosition } from '#lib/health/record-cursor.ts'
import type { MeasuredName } from '#lib/health/measures.ts'
import { isGiven } from '#lib/health/record.ts'
import type { HealthRecordId } from '#lib/ids.ts'
import { RECORD_COLUMNS } from './measure-columns.ts'
import { newest } from './newest.ts'
import { after, NEWEST_FIRST } from './record-order.ts'

export type RecordsWanted = {
  after?: RecordPosition | null
  /** Days, both included. */
  from?: string | undefined
  to?: string | undefined
  limit: number
}

const isMine = (scope: ScopedExecutor) => eq(healthRecords.userId, scope.actor)
const isMyRecord = (scope: ScopedExecutor, id: HealthRecordId) =>
  and(isMine(scope), eq(healthRecords.id, id))

/** The actor's own records, newest first. */
export function findRecords(
  scope: ScopedExecutor,
  { after: position, from, to, limit }: RecordsWanted,
) {
  return scope
    .select(RECORD_COLUMNS)
    .from(healthRecords)
    .where(
      and(
        isMine(scope),
        from === undefined ? undefined : gte(healthRecords.recordDate, from),
        to === undefined ? undefined : lte(healthRecords.recordDate, to),
        position ? after(position) : undefined,
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
}
export type RecordRow = Awaited<ReturnType<typeof findRecords>>[number]

/** Locks a record of the actor until the transaction ends. */
export async function lockRecord(
  scope: ScopedExecutor,
  id: HealthRecordId,
): Promise<RecordRow | undefined> {
  const [row] = await scope
    .select(RECORD_COLUMNS)
    .from(healthRecords)
    .where(isMyRecord(scope, id))
    .for('update')
  return row
}

/** What a person says in a record; null where there is nothing. */
export type RecordColumns = { readonly [N in MeasuredName]?: number | null } & {
  recordDate: string
  note: string | null
}

/**
 * Inserts a record of the actor. One with a weight and no height gets the newest known height: the body mass index is that
 * of a record. A trigger requires the consent.
 *
 * @returns it, and the actor's birth date, in one round trip
 */
export async function insertRecord(scope: ScopedExecutor, columns: RecordColumns) {
  const travels = isGiven(columns.weight) && !isGiven(columns.height)
  const birthDate = scope
    .select({ birthDate: profiles.birthDate })
    .from(profiles)
    .where(eq(profiles.userId, scope.actor))
  const [row] = await scope
    .insert(healthRecords)
    .values({
      ...columns,
      ...(travels && { height: newest(scope, 'height') }),
      userId: scope.actor,
    })
    .returning({ ...RECORD_COLUMNS, birthDate: sql<string | null>`(${birthDate})` })
  const { birthDate: bornOn, ...record } = row!
  return { record, birthDate: bornOn }
}

/** Changes columns of a record of the actor and increments its version. A trigger requires their consent. */
export async function saveRecord(
  scope: ScopedExecutor,
  id: HealthRecordId,
  columns: Partial<RecordColumns>,
): Promise<RecordRow> {
  const [row] = await scope
    .update(healthRecords)
    .set({ ...columns, version: sql`${healthRecords.version} + 1`, updatedAt: sql`now()` })
    .where(isMyRecord(scope, id))
    .returning(RECORD_COLUMNS)
  return row!
}

/** Deletes a record of the actor. @returns whether there was one */
export async function deleteRecord(scope: ScopedExecutor, id: HealthRecordId): Promise<boolean> {
  const gone = await scope
    .delete(healthRecords)
    .where(isMyRecord(scope, id))
    .returning({ id: healthRecords.id })
  return gone.length > 0
}
