import type { Executor } from '#db/client.ts'
import { endExpired } from '#db/queries/expired-shares.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { GRANT_HASH, GRANT_VERSION } from '#lib/sharing/grant-text.ts'
import { audit } from '#server/audit.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { tellSharesEnded } from './tell.ts'

/**
 * Ends the shares whose last day is over, with receipt and notice: nobody could read by them any more. Each batch is a
 * transaction.
 */
export async function endExpiredShares({
  db,
  secret,
}: Pick<Dependencies, 'db' | 'secret'>): Promise<void> {
  while ((await db.transaction((tx) => endBatch(tx, secret))) > 0);
}

/** @returns how many were ended */
export async function endBatch(
  tx: Executor,
  secret: string,
  only: AuthorizationId | null = null,
): Promise<number> {
  const ended = await endExpired(tx, { version: GRANT_VERSION, hashes: GRANT_HASH }, only)
  await tellSharesEnded(tx, secret, ended, 'expired')
  for (const { clientUserId: subject } of ended) {
    await audit(tx, secret, { kind: 'share-ended', outcome: 'expired', subject })
  }
  return ended.length
}
