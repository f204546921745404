import type { Executor } from '#db/client.ts'
import { findProfessionalName } from '#db/queries/professional-names.ts'
import type { DecisionId, ProfessionalId, UserId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { ModerationNews } from '#lib/reviews/moderation.ts'
import { notify } from '#server/notifications/notify.ts'
import { appealToken } from '#server/reviews/appeal-token.ts'

type News = {
  authorId: UserId
  profile: { professionalType: ProfessionalType; professionalId: ProfessionalId }
  outcome: ModerationNews
  reason: string | null
  /** The decision that can be appealed; null for one that cannot. */
  decision: DecisionId | null
}

/** Tells the author of a review what was decided and why, in the transaction that decides. */
export async function tellAuthor(tx: Executor, secret: string, news: News): Promise<void> {
  const { authorId, profile, outcome, reason, decision } = news
  await notify(tx, secret, 'moderation', {
    userId: authorId,
    actorId: null,
    data: { ...profile, outcome },
    mail: {
      ...profile,
      outcome,
      reason,
      professional: await findProfessionalName(tx, profile.professionalId),
      appeal: decision && appealToken(secret, decision),
    },
  })
}
