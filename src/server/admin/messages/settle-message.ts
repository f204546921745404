import type { Executor } from '#db/client.ts'
import { setAnswered } from '#db/queries/admin/messages.ts'
import { AppError } from '#lib/http/errors.ts'

/** Notes that a message was answered, by whom and how. @throws NOT_FOUND; CONFLICT when it was answered before */
export async function settleMessage(
  tx: Executor,
  answered: Parameters<typeof setAnswered>[1],
): Promise<void> {
  const isFirst = await setAnswered(tx, answered)
  if (isFirst === null) throw new AppError('NOT_FOUND', 'no such message')
  if (!isFirst) throw new AppError('CONFLICT', 'answered already')
}
