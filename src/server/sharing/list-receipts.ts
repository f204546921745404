import { findReader } from '#db/queries/health/authorizations.ts'
import { listReceiptsOf } from '#db/queries/health/receipts.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { Receipt } from '#lib/sharing/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { toReceipt } from './to-receipt.ts'

type Input = { actor: SignedIn; params: { id: AuthorizationId } }

/**
 * The proofs about an authorization of the signed-in user, newest first.
 *
 * @throws NOT_FOUND for one of somebody else, as for one that does not exist
 */
export async function listReceipts(
  { db }: Pick<Dependencies, 'db'>,
  { actor, params: { id } }: Input,
): Promise<{ items: Receipt[] }> {
  return withActor(db, actor.userId, async (scope) => {
    if (!(await findReader(scope, id))) throw new AppError('NOT_FOUND', 'no such authorization')
    return { items: (await listReceiptsOf(scope, id)).map(toReceipt) }
  })
}
