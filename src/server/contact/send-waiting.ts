import type { Executor } from '#db/client.ts'
import { findContactable, takeWaitingRequests } from '#db/queries/contact-requests.ts'
import type { SentRequest } from '#lib/contact/schemas.ts'
import type { ContactObjective } from '#lib/contact/objectives.ts'
import { sendRequest, type Sender } from './send-request.ts'

/**
 * Sends the messages that waited for this sender's confirmation, in its transaction. A professional who is no longer
 * public gets none.
 */
export async function sendWaiting(
  tx: Executor,
  secret: string,
  sender: Sender,
): Promise<SentRequest[]> {
  const waiting = await takeWaitingRequests(tx, sender.userId)
  if (waiting.length === 0) return []
  const found = await findContactable(
    tx,
    waiting.map(({ professionalId }) => professionalId),
  )
  const sent: SentRequest[] = []
  for (const professional of found) {
    const { name, phone, message, objective } = waiting.find(
      ({ professionalId }) => professionalId === professional.id,
    )!
    const recipient = { ...professional, objective: objective as ContactObjective }
    sent.push(
      await sendRequest(tx, secret, { sender, recipient, message: { name, phone, message } }),
    )
  }
  return sent
}
