import type { Executor } from '#db/client.ts'
import type { AppError } from '#lib/http/errors.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import { limitWithin } from '#server/rate-limits/limit-within.ts'

type Contact = { userId: UserId; recipients: readonly { id: ProfessionalId }[] }

/** Counts the requests of a message against the limits of its sender, and of each recipient's mailbox. */
export async function limitContact(
  tx: Executor,
  secret: string,
  { userId, recipients }: Contact,
): Promise<AppError | null> {
  for (const { id } of recipients) {
    const limited = await limitWithin(
      tx,
      secret,
      ['contact', userId],
      ['contactDaily', userId],
      ['contactReceived', id],
    )
    if (limited) return limited
  }
  return null
}
