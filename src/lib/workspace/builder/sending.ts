import type { Locale } from '#lib/i18n/locales.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { SendQuestionnaire } from '../questionnaires-schemas.ts'
import type { QuestionSet } from '#lib/questionnaires/sets.ts'
import { questionOf } from './row.ts'
import { rowsOf, type Rows } from './rows.ts'

/** Who is to get a questionnaire. */
export type Recipient = { id: AuthorizationId; name: string | null; avatarUrl: string | null }

/** A title and questions while they are written. */
export type Content = { title: string; rows: Rows }

/** A questionnaire on its way, as it is typed and chosen. */
export type Sending = Content & {
  clients: readonly Recipient[]
  /** The day until which it is to be answered; '' for none. */
  dueOn: string
  isWeekly: boolean
  /** The last day of the repetition; '' while none is chosen. */
  until: string
}

export const contentOf = ({ title, questions }: QuestionSet): Content => ({
  title,
  rows: rowsOf(questions),
})

/** Begins with a set of questions for one client, or for nobody yet. */
export const beginWith = (set: QuestionSet, clients: readonly Recipient[] = []): Sending => ({
  ...contentOf(set),
  clients,
  dueOn: '',
  isWeekly: false,
  until: '',
})

/** Whether title and questions read the same, whatever was done to get there. */
export const isSameContent = (one: Content, other: Content): boolean =>
  textOf(one) === textOf(other)

const textOf = ({ title, rows }: Content) => JSON.stringify([title.trim(), rows.map(questionOf)])

/** Whether somebody has chosen or written something since it began. */
export function isChanged(now: Sending, begun: Sending): boolean {
  const isOther =
    now.dueOn !== begun.dueOn || now.isWeekly !== begun.isWeekly || now.until !== begun.until
  const ids = (clients: readonly Recipient[]) => clients.map(({ id }) => id).join()
  return isOther || ids(now.clients) !== ids(begun.clients) || !isSameContent(now, begun)
}

/** The body of the call. */
export function bodyOf(sending: Sending, locale: Locale): SendQuestionnaire {
  const { clients, title, rows, dueOn, isWeekly, until } = sending
  return {
    clients: clients.map(({ id }) => id),
    title: title.trim(),
    questions: rows.map(questionOf),
    dueOn: dueOn || null,
    repeatUntil: isWeekly ? until : null,
    locale,
  }
}
