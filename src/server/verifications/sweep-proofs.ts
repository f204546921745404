import { listWithProof, lockClaimant } from '#db/queries/verifications.ts'
import type { UserId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { ProofKey } from '#server/storage/proof-store.ts'
import { sweepStore } from '#server/sweep-store.ts'

type SweepDeps = Pick<Dependencies, 'db' | 'proofs'>

/**
 * Deletes a document unless its claim waits. Locks the professional meanwhile, so one that is being uploaded is not
 * deleted.
 *
 * @returns whether it was deleted
 * @throws what the store or the database throws; a later sweep retries
 */
export function sweepProof({ db, proofs }: SweepDeps, key: ProofKey): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockClaimant(tx, key.userId)
    if ((await listWithProof(tx, [key.id])).has(key.id)) return false
    await proofs.delete(key)
    return true
  })
}

/**
 * Deletes every document without a claim that waits: of deleted accounts, and those a failing store did not delete at the
 * time. Idempotent and safe to run at any time.
 *
 * @param userId of this person alone
 * @returns how many were deleted
 * @throws what the store throws when it cannot list its documents; the first failure, once all were tried
 */
export async function sweepProofs(deps: SweepDeps, userId?: UserId): Promise<number> {
  return sweepStore(await deps.proofs.list(userId), {
    orphansOf: async (some) => {
      const ids = some.map(({ id }) => id)
      const inUse = await listWithProof(deps.db, ids)
      return some.filter(({ id }) => !inUse.has(id))
    },
    sweepOne: (key) => sweepProof(deps, key),
  })
}
