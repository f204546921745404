import { countEvents, findEvents, findNamed, type FoundEvent } from '#db/queries/admin/audit.ts'
import { orFirst, pageOf, totalOf } from '#db/queries/admin/keyset.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { AuditList, AuditQuery, AuditRow } from '#lib/admin/audit-schemas.ts'
import { pseudonymOf } from '#server/audit.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { noteAdmin } from '../note-admin.ts'

/**
 * A page of the audit log. Reading it is an act of its own: the first page of each search is noted, and whom it was
 * about; pages further on belong to it. Admins are named, and the account that is asked about; all others stay pseudonyms.
 */
export function listAudit(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, query }: { actor: SignedIn; query: AuditQuery },
): Promise<AuditList> {
  const { account } = query
  const person = account === undefined ? null : pseudonymOf(secret, account)
  const search = { ...query, person }
  return db.transaction(async (tx) => {
    const page = await orFirst(query, async (place) =>
      pageOf(await findEvents(tx, search, place), place, ({ id }) => id),
    )
    const count = await countEvents(tx, search)
    const isFirst = query.after === undefined && query.before === undefined
    if (isFirst) await noteAdmin(tx, secret, { actor, act: 'audit-read', subject: account })
    const named = await findNamed(tx, account)
    const names = new Map(named.map(({ id, name }) => [pseudonymOf(secret, id), name]))
    return { ...page, ...totalOf(count), items: page.items.map((event) => toRow(event, names)) }
  })
}

const toRow = (
  { at, kind, position: _position, size: _size, ...event }: FoundEvent,
  names: ReadonlyMap<string | null, string | null>,
): AuditRow => ({
  ...event,
  actorName: names.get(event.actor) ?? null,
  subjectName: names.get(event.subject) ?? null,
  // The query asks for these alone.
  kind: kind as AuditRow['kind'],
  at: at.toISOString(),
})
