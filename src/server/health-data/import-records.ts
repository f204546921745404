import { randomUUID } from 'node:crypto'
import { countRecords, findDuplicates, insertImport } from '#db/queries/health/import.ts'
import { lockRunningConsent } from '#db/queries/health/running-consent.ts'
import { asActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { RECORDS_MAX, type ImportRequest, type ImportResult } from '#lib/health/schemas.ts'
import { AppError } from '#lib/http/errors.ts'
import { ImportId } from '#lib/ids.ts'
import type { Once } from '#server/once.ts'

type Input = { actor: SignedIn; body: ImportRequest; once: Once }

/**
 * Adds a part of an import to the records of the signed-in user, or says what of them would be added. Rows that are there
 * already are left out; a weight without a height stays without one.
 *
 * @throws CONSENT_REQUIRED; INVALID_INPUT when there would be too many records
 */
export function importRecords(
  _deps: unknown,
  { actor, body: { rows, mode, importId: earlier, before = 0 }, once }: Input,
): Promise<ImportResult> {
  const given = rows.map(({ note, ...row }) => ({ ...row, note: note || null }))
  return once(async (tx) => {
    const scope = await asActor(tx, actor.userId)
    if (!(await lockRunningConsent(scope, { alone: true })))
      throw new AppError('CONSENT_REQUIRED', 'no running consent')
    const duplicates = await findDuplicates(scope, given)
    const known = new Set(duplicates)
    const added = given.filter((_, n) => !known.has(n))
    if ((await countRecords(scope)) + before + added.length > RECORDS_MAX) {
      throw new AppError('INVALID_INPUT', 'too many records', { fields: { rows: 'too_many' } })
    }
    if (mode === 'check' || added.length === 0) {
      return { importId: earlier ?? null, duplicates, added: added.length }
    }
    const importId = earlier ?? ImportId.parse(randomUUID())
    await insertImport(scope, importId, added)
    return { importId, duplicates, added: added.length }
  })
}
