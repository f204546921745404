import type { Executor } from '#db/client.ts'
import { insertWaitingRequests } from '#db/queries/contact-requests.ts'
import type { UserId } from '#lib/ids.ts'
import type { CheckedRecipient } from './check-recipients.ts'
import type { Message } from './send-request.ts'

type Waiting = {
  senderId: UserId
  recipients: readonly CheckedRecipient[]
  message: Message
}

/** Keeps the message of a sign-up until its address is confirmed (`sendWaiting`). Call it in a transaction. */
export async function keepWaiting(
  tx: Executor,
  { senderId, recipients, message }: Waiting,
): Promise<void> {
  await insertWaitingRequests(
    tx,
    recipients.map(({ id, objective }) => ({
      professionalId: id,
      senderId,
      objective,
      ...message,
    })),
  )
}
