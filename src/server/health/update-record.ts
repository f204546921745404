import { lockRecord, saveRecord, type RecordColumns } from '#db/queries/health/records.ts'
import { withActor, type ScopedExecutor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import type * as healthSchemas from '#lib/health/schemas.ts'
import { hasValue, pairProblems, type HealthRecord } from '#lib/health/record.ts'
import type { Parsed } from '#lib/http/contract.ts'
import { AppError } from '#lib/http/errors.ts'
import type { HealthRecordId } from '#lib/ids.ts'
import { withConsent } from '#server/consent-required.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { recordColumns } from './record-columns.ts'
import { toRecord } from './to-record.ts'

type Change = Parsed<(typeof healthSchemas.updateRecord)['body']>
type Input = { actor: SignedIn; params: { id: HealthRecordId }; body: Change }

/**
 * Changes fields of a record of the user's own.
 *
 * @throws NOT_FOUND, for one of somebody else too; STALE when it was saved elsewhere since it was read; INVALID_INPUT when
 *   its values do not fit each other, or none is left; CONSENT_REQUIRED
 */
export async function updateRecord(
  { db }: Pick<Dependencies, 'db'>,
  { actor, params: { id }, body }: Input,
): Promise<HealthRecord> {
  const saved = await withConsent(() =>
    withActor(db, actor.userId, (scope) => save(scope, id, body)),
  )
  return toRecord(saved)
}

async function save(scope: ScopedExecutor, id: HealthRecordId, { version, ...change }: Change) {
  const stored = await lockRecord(scope, id)
  if (!stored) throw new AppError('NOT_FOUND', 'no such record')
  if (stored.version !== version) throw new AppError('STALE', 'another version is kept')
  const columns = recordColumns(change)
  requireFit({ ...stored, ...columns })
  return saveRecord(scope, id, columns)
}

/** @throws INVALID_INPUT at the values that do not fit each other, or at `values` without any */
function requireFit(record: RecordColumns): void {
  const fields = hasValue(record) ? pairProblems(record) : { values: 'empty' }
  if (Object.keys(fields).length === 0) return
  throw new AppError('INVALID_INPUT', 'the values do not fit each other', { fields })
}
