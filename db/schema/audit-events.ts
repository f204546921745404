import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

/** Audit log of account events, for investigations. Append-only, enforced by the database. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    /** Kind of event, such as `sign-in` or `password-changed`. */
    kind: text().notNull(),
    outcome: text().notNull(),
    /** Pseudonyms (HMAC of the user id) of actor and subject; null when unknown. */
    actor: text(),
    subject: text(),
    /** Of a read of much: rows of a file, bytes of a document. */
    size: integer(),
  },
  (t) => [
    index('audit_events_subject').on(t.subject, t.at),
    index('audit_events_actor').on(t.actor, t.at),
    index('audit_events_at').on(t.at, t.id),
    index('audit_events_kind').on(t.kind, t.at, t.id),
    index('audit_events_outcome').on(t.kind, t.outcome, t.at, t.id),
  ],
)
