import { fieldText } from '#client/form/problem-text.ts'
import { longDay } from '#client/health/days.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import type { T } from '#lib/i18n/t.ts'
import { firstRepeat } from '#lib/workspace/builder/weekly.ts'
import { RECIPIENTS_MAX } from '#lib/workspace/questionnaires-schemas.ts'
import type { SendMessages } from './messages.ts'

/** Why a question, or a part of one, is refused. */
export function questionProblem(
  code: string | undefined,
  part: string,
  t: T<'fields' | 'sendQuestionnaire'>,
) {
  const isShort = code === 'required' || code === 'too_short'
  if (part === 'text' && isShort) return t('sendQuestionnaire.problem.text')
  if (code === 'too_few') return t('sendQuestionnaire.problem.few')
  return fieldText(t, code)
}

/** Why nobody, or too many, can be sent it. */
export function clientsProblem(
  code: string | undefined,
  t: T<'sendQuestionnaire'>,
): string | undefined {
  if (code === 'too_many') return t('sendQuestionnaire.clients.max', { max: RECIPIENTS_MAX })
  return code && t('sendQuestionnaire.clients.none')
}

/** Why a day is refused. */
export function dayProblem(
  code: string | undefined,
  { t, locale }: SendMessages,
): string | undefined {
  switch (code) {
    case undefined:
      return undefined
    case 'in_past':
      return t('sendQuestionnaire.problem.inPast')
    case 'too_late':
      return t('sendQuestionnaire.problem.tooLate')
    case 'too_soon': {
      const today = madridDay()
      const day = longDay(firstRepeat(today), locale, today)
      return t('sendQuestionnaire.problem.tooSoon', { day })
    }
    default:
      return t('sendQuestionnaire.problem.noDay')
  }
}
