import { bySchema } from '#client/form/check.ts'
import type { Check } from '#client/form/problems.ts'
import { isToSame, toMessage, type Addressee, type ContactDraft } from '#lib/contact/draft.ts'
import { WaitingMessage } from '#lib/contact/message-fields.ts'
import { OBJECTIVE_OF_GOAL } from '#lib/contact/objective-of-goal.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { readGoalChoice } from '#lib/professionals/goals.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { $contactDraft } from '#stores/contact-draft.ts'
import type { OwnDetails } from './own-details.ts'

/** The fields of a message; an objective is chosen once for each profession, and has its name. */
export type MessageValues = Record<'name' | 'phone' | 'message' | ProfessionalType, string>

const NO_OBJECTIVES = { trainer: '', nutritionist: '', physiotherapist: '' }

/** What is written anew to the same people. */
export const EMPTY_MESSAGE = { message: '', ...NO_OBJECTIVES }

/** What this tab kept of the message, otherwise what the account and the search already say. */
export function initialMessage(to: readonly Addressee[], own: OwnDetails | null): MessageValues {
  const draft = $contactDraft.get()
  const { name, phone, message, objectives } =
    draft && isToSame(draft.to, to)
      ? draft
      : { name: '', phone: '', message: '', objectives: objectivesOfSearch(to) }
  return {
    name: name || (own?.name ?? ''),
    phone: phone || (own?.phone ?? ''),
    message,
    ...NO_OBJECTIVES,
    ...objectives,
  }
}

/** The goal of the list that led here. */
function objectivesOfSearch(to: readonly Addressee[]): ContactDraft['objectives'] {
  const { referrer } = document
  if (!referrer.startsWith(`${location.origin}/`)) return {}
  const goal = readGoalChoice(new URL(referrer).searchParams.get('goal') ?? '')
  if (!goal || goal === 'online') return {}
  return Object.fromEntries(
    to.flatMap(({ type }) => {
      const objective = OBJECTIVE_OF_GOAL[type][goal]
      return objective ? [[type, objective]] : []
    }),
  )
}

export function contactDraftOf(values: MessageValues, to: readonly Addressee[]): ContactDraft {
  const { name, phone, message, ...objectives } = values
  return {
    ...{ to: [...to], name, phone, message },
    objectives: objectives as ContactDraft['objectives'],
  }
}

export function checkMessage(to: readonly Addressee[]): Check<MessageValues, WaitingMessage> {
  const check = bySchema(WaitingMessage, (values: MessageValues) =>
    toMessage(contactDraftOf(values, to)),
  )
  return (values) => {
    const checked = check(values)
    if ('body' in checked) return checked
    const empty = (['name', 'message'] as const).filter((field) => values[field].trim() === '')
    return {
      problems: {
        ...problemsOfMessage(checked.problems, to),
        ...Object.fromEntries(empty.map((field) => [field, 'required'])),
      },
    }
  }
}

/** The problems of a message by the fields of its form; the server knows an objective by its recipient. */
export function problemsOfMessage(
  problems: FieldProblems,
  to: readonly Addressee[],
): FieldProblems {
  const fieldOf = (path: string): string => {
    const [, list, n] = /^(to|alsoTo)\.(\d+)\b/.exec(path) ?? []
    const recipient = list ? to[Number(n) + (list === 'to' ? 0 : 1)] : to[0]
    return list || path === 'objective' ? (recipient?.type ?? path) : path
  }
  return Object.fromEntries(Object.entries(problems).map(([path, code]) => [fieldOf(path), code]))
}
