import { listReceiptsOf } from '#db/queries/health/receipts.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { Receipt } from '#lib/sharing/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { toReceipt } from './to-receipt.ts'

/** Every proof about the signed-in user's data, of sharing and of consent, newest first. */
export async function listOwnReceipts(
  { db }: Pick<Dependencies, 'db'>,
  { actor }: { actor: SignedIn },
): Promise<{ items: Receipt[] }> {
  const rows = await withActor(db, actor.userId, (scope) => listReceiptsOf(scope))
  return { items: rows.map(toReceipt) }
}
