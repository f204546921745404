import type { VerificationRow } from '#db/queries/verifications.ts'
import { AppError } from '#lib/http/errors.ts'
import type { VerificationState } from '#lib/verifications/values.ts'

/** The record, in the state that a decision needs. @throws NOT_FOUND; CONFLICT when somebody was faster */
export function requireState(
  row: VerificationRow | null,
  state: VerificationState,
): VerificationRow {
  if (!row) throw new AppError('NOT_FOUND', 'no such record')
  if (row.state !== state) throw new AppError('CONFLICT', `it is ${row.state}`)
  return row
}
