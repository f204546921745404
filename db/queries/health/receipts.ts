import { and, desc, eq } from 'drizzle-orm'
import { shareReceipts } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { AuthorizationId } from '#lib/ids.ts'

type NewReceipt = Omit<typeof shareReceipts.$inferInsert, 'id' | 'at' | 'clientUserId'>

/** Writes a proof about the actor's own data. */
export async function insertReceipt(scope: ScopedExecutor, receipt: NewReceipt): Promise<void> {
  await scope.insert(shareReceipts).values({ ...receipt, clientUserId: scope.actor })
}

/** The proofs about one of the actor's own authorizations, newest first. */
export function listReceiptsOf(scope: ScopedExecutor, id: AuthorizationId) {
  return scope
    .select()
    .from(shareReceipts)
    .where(and(eq(shareReceipts.clientUserId, scope.actor), eq(shareReceipts.authorizationId, id)))
    .orderBy(desc(shareReceipts.at), shareReceipts.id)
}
