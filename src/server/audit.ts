import { createHmac } from 'node:crypto'
import type { Executor } from '#db/client.ts'
import { insertAuditEvent, type AuditRow } from '#db/queries/audit-events.ts'
import type { AuditKind } from '#lib/audit/kinds.ts'
import type { UserId } from '#lib/ids.ts'
import { derivedKey } from './derived-key.ts'

export type AuditEvent = {
  kind: AuditKind
  /** `ok`, what was done, or the error code. */
  outcome: string
  /** User ids of the actor and of the subject; stored as pseudonyms. */
  actor?: UserId | undefined
  subject?: UserId | undefined
  /** Of a read of much: rows of a file, bytes of a document. */
  size?: number | undefined
}

/** The pseudonym of an account in audit events: without the secret it cannot be linked to a user. */
export function pseudonymOf(secret: string, userId: UserId): string {
  const key = derivedKey(secret, 'audit')
  return createHmac('sha256', key).update(userId).digest('base64url').slice(0, 22)
}

/** An event as a table row, for a statement that inserts it together with the change it records. */
export function auditRow(
  secret: string,
  { kind, outcome, actor, subject, size }: AuditEvent,
): AuditRow {
  const pseudonym = (id: UserId | undefined) => (id === undefined ? null : pseudonymOf(secret, id))
  return { kind, outcome, actor: pseudonym(actor), subject: pseudonym(subject), size: size ?? null }
}

/** Records an event; pass the transaction of the change that it records where there is one. */
export async function audit(db: Executor, secret: string, event: AuditEvent): Promise<void> {
  await insertAuditEvent(db, auditRow(secret, event))
}
