import { findEvents, type FoundEvent } from '#db/queries/admin/audit.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { AuditFile } from '#lib/admin/audit-schemas.ts'
import { BYTE_ORDER_MARK, csvLine } from '#lib/admin/csv.ts'
import { pseudonymOf } from '#server/audit.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { BATCH, fileOf } from '../batches.ts'
import { noteAdmin } from '../note-admin.ts'

const HEAD =
  BYTE_ORDER_MARK + csvLine(['Id', 'Fecha', 'Tipo', 'Resultado', 'Actor', 'Sujeto', 'Tamaño'])

/** The events that match, as a CSV; that it was made is noted first, and whom it was about. @throws UNAVAILABLE */
export async function downloadAudit(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, query }: { actor: SignedIn; query: AuditFile },
): Promise<AsyncIterable<string>> {
  const { account, dir } = query
  const person = account === undefined ? null : pseudonymOf(secret, account)
  return fileOf(HEAD, {
    read: (place) => findEvents(db, { ...query, person }, { dir, ...place }, BATCH),
    lineOf,
    note: (size) => noteAdmin(db, secret, { actor, act: 'audit-exported', subject: account, size }),
  })
}

const lineOf = ({ id, at, kind, outcome, actor, subject, size }: FoundEvent) =>
  csvLine([id, at.toISOString(), kind, outcome, actor, subject, size === null ? '' : String(size)])
