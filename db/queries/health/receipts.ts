import { and, desc, eq, sql } from 'drizzle-orm'
import { shareReceipts } from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { AuthorizationId } from '#lib/ids.ts'

type NewReceipt = Omit<
  typeof shareReceipts.$inferInsert,
  'id' | 'clientUserId' | 'clientName' | 'at'
>

/** Writes proofs of what the actor did with their own data, under the name that they have now. */
export async function insertReceipts(
  scope: ScopedExecutor,
  receipts: readonly NewReceipt[],
): Promise<void> {
  if (receipts.length === 0) return
  const name = scope
    .select({ name: profiles.displayName })
    .from(profiles)
    .where(eq(profiles.userId, scope.actor))
  await scope.insert(shareReceipts).values(
    receipts.map((receipt) => ({
      ...receipt,
      clientUserId: scope.actor,
      clientName: sql`coalesce((${name}), '')`,
    })),
  )
}

/** The actor's own proofs, newest first: all, or those about one authorization. */
export function listReceiptsOf(scope: ScopedExecutor, id?: AuthorizationId) {
  return scope
    .select()
    .from(shareReceipts)
    .where(
      and(eq(shareReceipts.clientUserId, scope.actor), id && eq(shareReceipts.authorizationId, id)),
    )
    .orderBy(desc(shareReceipts.at), shareReceipts.id)
}
