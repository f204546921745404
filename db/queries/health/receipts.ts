import { eq, sql } from 'drizzle-orm'
import { shareReceipts } from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'

type ReceiptRow = Omit<
  typeof shareReceipts.$inferInsert,
  'id' | 'clientUserId' | 'clientName' | 'at'
>

/** Writes proofs of what the actor did with their own data, under the name that they have now. */
export async function insertReceipts(
  scope: ScopedExecutor,
  receipts: readonly ReceiptRow[],
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
