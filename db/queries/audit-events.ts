import type { Executor } from '#db/client.ts'
import { auditEvents } from '#db/schema/index.ts'

/** An event as a row: users are pseudonyms. */
export type AuditRow = typeof auditEvents.$inferInsert

/** Inserts an event; the table is append-only. */
export async function insertAuditEvent(db: Executor, event: AuditRow): Promise<void> {
  await db.insert(auditEvents).values(event)
}
