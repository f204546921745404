import { findHealthCentre } from '#db/queries/health/export-data.ts'
import { asActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { ExportRequest } from '#lib/health/schemas.ts'
import type { HealthExportKey } from '#lib/health/export.ts'
import { audit } from '#server/audit.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { requirePassword } from '#server/passwords/require-password.ts'
import { requireSession } from '#server/sessions/sessions.ts'
import { fhirOf } from './fhir-of.ts'
import { jsonWithList } from './json-with-list.ts'
import { readBatches } from './read-batches.ts'

/**
 * Everything in the health centre of the signed-in user, in chunks: as one JSON, or as a FHIR R4 bundle.
 *
 * @throws INVALID_INPUT for a wrong password, RATE_LIMITED, UNAUTHENTICATED when the session has ended meanwhile,
 *   UNAVAILABLE
 */
export async function exportHealth(
  deps: Dependencies,
  { actor, body: { format, password } }: { actor: SignedIn; body: ExportRequest },
): Promise<AsyncIterable<string>> {
  const { db, secret, siteUrl } = deps
  const { userId } = await requirePassword(deps, actor, { field: 'password', password })
  const records = await readBatches(db, userId)
  // The last that can fail before the file begins: an export that did not begin is not noted as done.
  const centre = await db.transaction(async (tx) => {
    await requireSession(tx, actor)
    await audit(tx, secret, { kind: 'exported', outcome: 'ok', actor: userId, subject: userId })
    return findHealthCentre(await asActor(tx, userId))
  })
  const exportedAt = new Date().toISOString()
  if (format === 'fhir') return fhirOf(centre, records, { userId, siteUrl, exportedAt })
  const head = { exportedAt, ...centre } satisfies Record<
    Exclude<HealthExportKey, 'records'>,
    unknown
  >
  return jsonWithList(head, 'records' satisfies HealthExportKey, records)
}
