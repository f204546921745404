import { asActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import type * as healthSchemas from '#lib/health/schemas.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import type { Parsed } from '#lib/http/contract.ts'
import { withConsent } from '#server/consent-required.ts'
import type { Once } from '#server/once.ts'
import { addRecord } from './add-record.ts'
import { recordColumns } from './record-columns.ts'
import { toRecord } from './to-record.ts'

type Input = {
  actor: SignedIn
  body: Parsed<(typeof healthSchemas.createRecord)['body']>
  once: Once
}

/**
 * Writes down a record of the user's own.
 *
 * @returns it as it is stored, with the height that a weight without one got
 * @throws CONSENT_REQUIRED; INVALID_INPUT at `birthDate` for somebody without one
 */
export function createRecord(_deps: unknown, { actor, body, once }: Input): Promise<HealthRecord> {
  const { recordDate, note } = body
  const record = { ...recordColumns(body), recordDate, note: note || null }
  const { userId } = actor
  return withConsent(() =>
    once(async (tx) => toRecord(await addRecord(await asActor(tx, userId), record)), userId),
  )
}
