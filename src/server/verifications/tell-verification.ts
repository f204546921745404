import type { Executor } from '#db/client.ts'
import type { UserId } from '#lib/ids.ts'
import type { VerificationKind } from '#lib/verifications/values.ts'
import type { Verified } from '#lib/professionals/verified.ts'
import { notify } from '#server/notifications/notify.ts'

type News = {
  userId: UserId
  kind: VerificationKind
  certificate: string | null
  outcome: 'approved' | 'refused' | 'ended' | 'expired' | 'renamed'
  /** An admin's words, with a refusal and an end. */
  reason?: string | null
  /** What the public reads, with an approved profession. */
  verified?: Verified | null
  validUntil?: string | null
}

/** Tells a professional what became of a verification, in the transaction that decides it. */
export async function tellVerification(tx: Executor, secret: string, news: News): Promise<void> {
  const { userId, kind, certificate, outcome, reason = null } = news
  // A name is that of the profession's badge.
  const event = outcome === 'renamed' ? 'profession_renamed' : (`${kind}_${outcome}` as const)
  await notify(tx, secret, 'verification', {
    userId,
    actorId: null,
    data: { event },
    mail: {
      event,
      certificate,
      reason,
      verified: news.verified ?? null,
      validUntil: news.validUntil ?? null,
    },
  })
}
