import type { Executor } from '#db/client.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { ReportOutcome } from '#lib/reviews/reports.ts'
import { notifyAll } from '#server/notifications/notify.ts'

type News = {
  profile: { professionalType: ProfessionalType; professionalId: ProfessionalId }
  outcome: ReportOutcome
}

/** Tells who reported a review what became of it, in the transaction that settles their reports. */
export async function tellReporters(
  tx: Executor,
  secret: string,
  reporters: readonly UserId[],
  { profile, outcome }: News,
): Promise<void> {
  const data = { ...profile, outcome }
  const notices = reporters.map((userId) => ({ userId, actorId: null, data, mail: data }))
  await notifyAll(tx, secret, 'report', notices)
}
