import type { Transaction } from '#db/client.ts'
import { findNames } from '#db/queries/verifications.ts'
import type { Verification } from '#lib/admin/verifications-schemas.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ProfessionalId } from '#lib/ids.ts'

/**
 * A document or a register was compared with the names that an admin was shown: nobody gets the badge under another one by
 * a change in between. Call it with the professional locked: a change that comes later ends the badge.
 *
 * @throws STALE when a name is not what was seen
 */
export async function requireNames(
  tx: Transaction,
  id: ProfessionalId,
  seen: Pick<Verification, 'name' | 'fullName'>,
): Promise<void> {
  const names = await findNames(tx, id)
  if (names?.name === seen.name && names.fullName === seen.fullName) return
  throw new AppError('STALE', 'the person has changed their name')
}
