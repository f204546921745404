import { insertRepeats } from '#db/queries/health/send-questionnaires.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { DAY_MS, daysBetween } from '#lib/format/days-between.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { AppError } from '#lib/http/errors.ts'
import type { RepeatId } from '#lib/ids.ts'
import type { SendQuestionnaire } from '#lib/workspace/questionnaires-schemas.ts'
import type { HeldRecipient } from './hold-recipients.ts'

const WEEK = 7
/** A weekly questionnaire is to be answered within so many days. */
const DUE_DAYS_MAX = 366

type Days = Pick<SendQuestionnaire, 'dueOn' | 'repeatUntil'>

/** @throws INVALID_INPUT at `dueOn` for what is repeated weekly and due in more than a year */
export function checkDueDay({ dueOn, repeatUntil }: Days): void {
  if (repeatUntil === null || dueOn === null) return
  if (daysBetween(madridDay(), dueOn) <= DUE_DAYS_MAX) return
  throw new AppError('INVALID_INPUT', 'due too late', { fields: { dueOn: 'too_late' } })
}

/**
 * Begins a weekly repetition with each client, whose first questionnaire is the one of today. None where the next one would
 * come after the last day.
 *
 * @returns the clients with their repetitions
 */
export async function beginRepeats(
  scope: ScopedExecutor,
  recipients: readonly HeldRecipient[],
  { title, questions, dueOn, repeatUntil }: SendQuestionnaire,
): Promise<(HeldRecipient & { repeatId?: RepeatId | undefined })[]> {
  const today = madridDay()
  const nextOn = new Date(Date.parse(today) + WEEK * DAY_MS).toISOString().slice(0, 10)
  if (repeatUntil === null || nextOn > repeatUntil) return [...recipients]
  const dueDays = dueOn === null ? null : daysBetween(today, dueOn)
  const repeated = { title, questions, dueDays, nextOn, until: repeatUntil }
  const ids = await insertRepeats(scope, recipients, repeated)
  return recipients.map((one) => ({ ...one, repeatId: ids.get(one.authorizationId) }))
}
