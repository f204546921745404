import type { Executor } from '#db/client.ts'
import { endExpiredVerifications as endBatch } from '#db/queries/verifications.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { tellVerification } from './tell-verification.ts'

/**
 * Ends the verifications whose last day is over: the badge or the checked certificate goes, the pages are purged, the
 * professional is told. Each batch is a transaction.
 */
export async function endExpiredVerifications({
  db,
  secret,
}: Pick<Dependencies, 'db' | 'secret'>): Promise<void> {
  while ((await db.transaction((tx) => endSome(tx, secret))) > 0);
}

/** @returns how many were ended */
async function endSome(tx: Executor, secret: string): Promise<number> {
  const ended = await endBatch(tx)
  for (const { userId, kind, certificate } of ended) {
    await tellVerification(tx, secret, { userId, kind, certificate, outcome: 'expired' })
  }
  await publishChange(tx, tagsOfProfessionals(ended.map(({ professionalId }) => professionalId)))
  return ended.length
}
