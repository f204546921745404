import { findBackground } from '#db/queries/health/background.ts'
import { insertRecord, type RecordColumns, type RecordRow } from '#db/queries/health/records.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { isGiven } from '#lib/health/record.ts'
import { AppError } from '#lib/http/errors.ts'

/**
 * Inserts a record of the actor. One with a weight and no height gets the newest known height: the body mass index is
 * that of a record.
 *
 * @throws INVALID_INPUT at `birthDate` for somebody without one; the trigger's error without a consent
 */
export async function addRecord(scope: ScopedExecutor, record: RecordColumns): Promise<RecordRow> {
  const { birthDate, height } = await findBackground(scope)
  if (birthDate === null) {
    const fields = { birthDate: 'required' }
    throw new AppError('INVALID_INPUT', 'what a value means depends on the age', { fields })
  }
  const travels = isGiven(record.weight) && !isGiven(record.height)
  return insertRecord(scope, travels ? { ...record, height } : record)
}
