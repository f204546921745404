import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What happened to accounts, for investigations. The database takes rows and lets none be changed. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** What happened, such as `sign-in` or `password-changed`. */
    kind: text().notNull(),
    outcome: text().notNull(),
    /** Pseudonym (HMAC of the user id) of who did it and of whom it concerns; null when unknown. */
    actor: text(),
    subject: text(),
  },
  (t) => [index('audit_events_subject').on(t.subject, t.at)],
)
