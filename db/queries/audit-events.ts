import type { Executor } from '#db/client.ts'
import { auditEvents } from '#db/schema/index.ts'

/** An event as the table keeps it: people in it are pseudonyms. */
export type AuditRow = typeof auditEvents.$inferInsert

/** Writes an event, which nobody can change or delete afterwards. */
export async function insertAuditEvent(db: Executor, event: AuditRow): Promise<void> {
  await db.insert(auditEvents).values(event)
}
