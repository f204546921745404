import { insertRecord, type RecordColumns, type RecordRow } from '#db/queries/health/records.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { AppError } from '#lib/http/errors.ts'

/**
 * Inserts a record of the actor, with the newest height where it has a weight alone.
 *
 * @throws INVALID_INPUT at `birthDate` for somebody without one; the trigger's error without a consent
 */
export async function addRecord(scope: ScopedExecutor, columns: RecordColumns): Promise<RecordRow> {
  const { record, birthDate } = await insertRecord(scope, columns)
  if (birthDate !== null) return record
  // Rolls the record back.
  const fields = { birthDate: 'required' }
  throw new AppError('INVALID_INPUT', 'what a value means depends on the age', { fields })
}
