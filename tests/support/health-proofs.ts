import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { healthConsents, shareReceipts } from '#db/schema/health/index.ts'
import { auditEvents } from '#db/schema/index.ts'
import { withActor } from '#db/with-actor.ts'
import type { UserId } from '#lib/ids.ts'
import { pseudonymOf } from '#server/audit.ts'

type Person = { id: UserId }

/** The consents of a person, oldest first. */
export const consentsOf = (db: Database, { id }: Person) =>
  withActor(db, id, (scope) =>
    scope.select().from(healthConsents).orderBy(asc(healthConsents.givenAt)),
  )

/** The receipts of a person as a client, oldest first. */
export const receiptsOf = (db: Database, { id }: Person) =>
  withActor(db, id, (scope) =>
    scope
      .select()
      .from(shareReceipts)
      .where(eq(shareReceipts.clientUserId, id))
      .orderBy(asc(shareReceipts.at), asc(shareReceipts.event)),
  )

/** Kind and outcome of the audit events about a person, oldest first. */
export async function auditOf(db: Database, { id }: Person): Promise<string[]> {
  const subject = pseudonymOf(process.env['SESSION_SECRET']!, id)
  const rows = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, subject))
    .orderBy(asc(auditEvents.id))
  return rows.map(({ kind, outcome }) => `${kind} ${outcome}`)
}
