import { listWithProof, lockClaimant } from '#db/queries/verifications.ts'
import type { UserId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { ProofKey } from '#server/storage/proof-store.ts'

type SweepDeps = Pick<Dependencies, 'db' | 'proofs'>

/**
 * Deletes a document unless its claim waits. Locks the professional meanwhile, so one that is being uploaded is not
 * deleted.
 *
 * @returns whether it was deleted; false too when the store or the database failed
 */
export async function sweepProof({ db, proofs }: SweepDeps, key: ProofKey): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      await lockClaimant(tx, key.userId)
      if ((await listWithProof(tx, [key.id])).has(key.id)) return false
      await proofs.delete(key)
      return true
    })
  } catch {
    // The next sweep retries.
    return false
  }
}

/** Claims looked up per query. */
const AT_ONCE = 500

/**
 * Deletes every document without a claim that waits: of deleted accounts, and those a failing store did not delete at the
 * time. Idempotent and safe to run at any time.
 *
 * @param userId of this person alone
 * @returns how many were deleted
 * @throws what the store throws when it cannot list its documents
 */
export async function sweepProofs(deps: SweepDeps, userId?: UserId): Promise<number> {
  const stored = await deps.proofs.list(userId)
  let swept = 0
  for (let from = 0; from < stored.length; from += AT_ONCE) {
    const some = stored.slice(from, from + AT_ONCE)
    const inUse = await listWithProof(
      deps.db,
      some.map(({ id }) => id),
    )
    for (const key of some.filter(({ id }) => !inUse.has(id))) {
      if (await sweepProof(deps, key)) swept++
    }
  }
  return swept
}
