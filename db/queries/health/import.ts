import { and, count, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { healthRecords } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { MEASURED_NAMES, type MeasuredName } from '#lib/health/measures.ts'
import type { ImportId } from '#lib/ids.ts'

/** A row of an import, in stored units. */
export type ImportRow = { recordDate: string; note: string | null } & {
  readonly [N in MeasuredName]?: number | null | undefined
}

/** How many records the actor has. */
export async function countRecords(scope: ScopedExecutor): Promise<number> {
  const [row] = await scope
    .select({ records: count() })
    .from(healthRecords)
    .where(eq(healthRecords.userId, scope.actor))
  return row!.records
}

/** The rows as a table `sent`, in one parameter: `n` is their index. */
function sent(rows: readonly ImportRow[]): SQL {
  const measured = MEASURED_NAMES.map((name) => sql`${sql.identifier(name)} numeric(6, 2)`)
  const json = JSON.stringify(rows.map((row, n) => ({ n, ...row })))
  return sql`json_to_recordset(${json}::json) as sent(
    n int, "recordDate" date, ${sql.join(measured, sql`, `)}, note text)`
}

/** Day and measured values as one text, which can be hashed: a missing value equals a missing value. */
function sameness(recordDate: SQL, valueOf: (name: MeasuredName) => SQL): SQL {
  return sql`row(${sql.join([recordDate, ...MEASURED_NAMES.map(valueOf)], sql`, `)})::text`
}

/**
 * Indexes of the rows that the actor has already, by day and all measured values, or that stand earlier among the rows;
 * ascending.
 */
export async function findDuplicates(
  scope: ScopedExecutor,
  rows: readonly ImportRow[],
): Promise<number[]> {
  const ofSent = sameness(sql`"recordDate"`, (name) => sql`${sql.identifier(name)}`)
  const ofRecord = sameness(sql`${healthRecords.recordDate}`, (name) => sql`${healthRecords[name]}`)
  const { rows: found } = await scope.execute<{ n: number }>(sql`
    with sent as (select n, "recordDate", ${ofSent} as same from ${sent(rows)}),
    known as (
      select ${ofRecord} as same from ${healthRecords}
      where ${healthRecords.userId} = ${scope.actor}
        and ${healthRecords.recordDate} in (select "recordDate" from sent)
    )
    select n from (
      select n, same in (select same from known) as is_known,
        row_number() over (partition by same order by n) > 1 as is_repeated
      from sent
    ) marked
    where is_known or is_repeated order by n`)
  return found.map(({ n }) => n)
}

/**
 * Adds rows to the records of the actor, in one statement. They are written at one instant, so their ids begin with their
 * number: of two of one day the later row is the later record.
 */
export async function insertImport(
  scope: ScopedExecutor,
  importId: ImportId,
  rows: readonly ImportRow[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(healthRecords))
  const given: Record<string, SQL> = {
    id: sql`(lpad(to_hex(n), 8, '0') || substr(gen_random_uuid()::text, 9))::uuid`,
    userId: sql`${scope.actor}::uuid`,
    importId: sql`${importId}::uuid`,
    version: sql`1`,
    createdAt: sql`now()`,
    updatedAt: sql`now()`,
  }
  // The columns that can be written, in the order of the table, as drizzle lists them.
  const written = columns.filter(([, column]) => !column.generated)
  const values = written.map(([name]) => given[name] ?? sql`${sql.identifier(name)}`)
  await scope
    .insert(healthRecords)
    .select(sql`select ${sql.join(values, sql`, `)} from ${sent(rows)}`)
}

const ofImport = (scope: ScopedExecutor, importId: ImportId) =>
  and(eq(healthRecords.userId, scope.actor), eq(healthRecords.importId, importId))

/** Whether the actor has records of an import. */
export async function hasImport(scope: ScopedExecutor, importId: ImportId): Promise<boolean> {
  const found = await scope
    .select({ id: healthRecords.id })
    .from(healthRecords)
    .where(ofImport(scope, importId))
    .limit(1)
  return found.length > 0
}

/** Deletes the records of an import that have not been changed since. @returns how many */
export async function deleteImport(scope: ScopedExecutor, importId: ImportId): Promise<number> {
  const { rowCount } = await scope
    .delete(healthRecords)
    .where(and(ofImport(scope, importId), eq(healthRecords.version, 1)))
  return rowCount ?? 0
}
