import { claimUnanswered } from '#db/queries/contact-requests.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { notify } from '#server/notifications/notify.ts'
import { publishChange } from '#server/publishing/publish-change.ts'

/** Each batch is a transaction. */
const BATCH = 50

/**
 * Reminds professionals of requests that have been without an answer for three days, each once. A request that is
 * reminded counts as not answered in how soon a professional answers, so pages that show it are purged.
 */
export async function remindUnanswered(deps: Pick<Dependencies, 'db' | 'secret'>): Promise<void> {
  while ((await remindBatch(deps)) === BATCH);
}

/** @returns how many were reminded */
async function remindBatch({ db, secret }: Pick<Dependencies, 'db' | 'secret'>): Promise<number> {
  return db.transaction(async (tx) => {
    const requests = await claimUnanswered(tx, BATCH)
    for (const { code, name, senderId, senderEmail, ownerId } of requests) {
      await notify(tx, secret, 'reminder', {
        userId: ownerId,
        actorId: senderId,
        data: { code },
        mail: { from: name, code, replyTo: senderEmail },
      })
    }
    await publishChange(
      tx,
      tagsOfProfessionals(requests.map(({ professionalId }) => professionalId)),
    )
    return requests.length
  })
}
