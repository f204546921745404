import { longDay } from '#client/health/days.ts'
import type { Piece } from '#client/health/sentence.ts'
import { daysBetween } from '#lib/format/days-between.ts'
import { isDate } from '#lib/fields/age.ts'
import type { Sending } from '#lib/workspace/builder/sending.ts'
import { weekdayOf } from '#lib/workspace/builder/weekly.ts'
import { namesOf } from './names.ts'
import type { SendMessages } from './messages.ts'

// Of the private use area: no text contains them.
const WHO = '\uE000'
const RULE = '\uE001'
const DUE = '\uE002'

/**
 * Who gets a questionnaire and when, as one sentence: "Lo recibirán Julián y Nora hoy y cada viernes hasta el 18 de
 * diciembre."
 *
 * @param today `YYYY-MM-DD` in Madrid
 */
export function sendingSentence(sending: Sending, words: SendMessages, today: string): Piece[] {
  const { t } = words
  const { clients, isWeekly } = sending
  if (clients.length === 0) {
    return [{ text: t('sendQuestionnaire.sentence.nobody'), isMarked: false }]
  }
  const template = t(`sendQuestionnaire.sentence.${isWeekly ? 'weekly' : 'once'}`, {
    count: clients.length,
    who: WHO,
    rule: RULE,
    due: DUE,
  })
  const parts: Readonly<Record<string, Piece>> = {
    [WHO]: { text: namesOf(clients, words), isMarked: true },
    [RULE]: { text: ruleText(sending, words, today), isMarked: true },
    [DUE]: { text: dueText(sending, words, today), isMarked: false },
  }
  return template
    .split(/([\uE000-\uE002])/)
    .map((text) => parts[text] ?? { text, isMarked: false })
    .filter(({ text }) => text !== '')
}

function ruleText({ until }: Sending, { t, locale }: SendMessages, today: string): string {
  const weekday = weekdayOf(today, locale)
  return isDate(until)
    ? t('sendQuestionnaire.sentence.rule', { weekday, until: longDay(until, locale, today) })
    : t('sendQuestionnaire.sentence.ruleOpen', { weekday })
}

/** Each repetition has as many days as the first. */
function dueText({ dueOn, isWeekly }: Sending, { t, locale }: SendMessages, today: string): string {
  if (!isDate(dueOn) || dueOn < today) return ''
  const count = daysBetween(today, dueOn)
  if (count === 0) return t('sendQuestionnaire.sentence.dueToday')
  return isWeekly
    ? t('sendQuestionnaire.sentence.dueEach', { count })
    : t('sendQuestionnaire.sentence.due', { day: longDay(dueOn, locale, today) })
}
