import { createHmac } from 'node:crypto'
import type { Executor } from '#db/client.ts'
import { insertAuditEvent, type AuditRow } from '#db/queries/audit-events.ts'
import type { UserId } from '#lib/ids.ts'
import { derivedKey } from './derived-key.ts'

/** What is noted. A closed list: nothing personal has a place in it. */
export type AuditKind =
  | 'sign-in'
  | 'sign-out'
  | 'sign-up'
  | 'email-checked'
  | 'email-confirmed'
  | 'password-reset'
  | 'password-changed'
  | 'password-checked'
  | 'sessions-ended'
  | 'device-forgotten'
  | 'role-changed'
  | 'exported'
  | 'erased'
  | 'denied'
  | 'rate-limited'

export type AuditEvent = {
  kind: AuditKind
  /** `ok`, or the code of what went wrong. */
  outcome: string
  /** User ids of who did it and of whom it concerns; kept as pseudonyms. */
  actor?: UserId | undefined
  subject?: UserId | undefined
}

/** What an account is called in the events: nobody without the secret can tell whom it means. */
export function pseudonymOf(secret: string, userId: UserId): string {
  const key = derivedKey(secret, 'audit')
  return createHmac('sha256', key).update(userId).digest('base64url').slice(0, 22)
}

/** An event as the table keeps it, for a statement that writes it together with what it tells about. */
export function auditRow(secret: string, { kind, outcome, actor, subject }: AuditEvent): AuditRow {
  const pseudonym = (id: UserId | undefined) => (id === undefined ? null : pseudonymOf(secret, id))
  return { kind, outcome, actor: pseudonym(actor), subject: pseudonym(subject) }
}

/** Records an event, in the transaction of what it tells about where there is one. */
export async function audit(db: Executor, secret: string, event: AuditEvent): Promise<void> {
  await insertAuditEvent(db, auditRow(secret, event))
}
