import { useState } from 'react'
import { useFocusSoon } from '#client/use-focus-soon.ts'
import { fieldOfRow, without, wrongRows, type Problems } from '#lib/workspace/builder/problems.ts'
import { reduceRows, type Action } from '#lib/workspace/builder/rows.ts'
import {
  beginWith,
  type Content,
  type Recipient,
  type Sending,
} from '#lib/workspace/builder/sending.ts'
import type { QuestionSet } from '#lib/questionnaires/sets.ts'
import { idOf } from './ids.ts'

export type FormGiven = {
  /** What it begins with. */
  first: QuestionSet
  /** Whom it is for unless somebody is chosen. */
  preselected: readonly Recipient[]
  /** What was not sent before. */
  draft: Sending | null
}

/** The names of the API for what is chosen here. */
const FIELDS = {
  clients: ['clients'],
  title: ['title'],
  rows: ['questions', 'row.'],
  dueOn: ['dueOn'],
  isWeekly: ['repeatUntil'],
  until: ['repeatUntil'],
} as const satisfies Record<keyof Sending, readonly string[]>

/** What is written and chosen, its problems at their fields, and which question is open. */
export function useSendingForm({ first, preselected, draft }: FormGiven) {
  const [own, setOwn] = useState<Sending>(() => draft ?? beginWith(first))
  // A draft without anybody may have been begun before its client was known.
  const [hasChosen, setChosen] = useState(draft !== null && draft.clients.length > 0)
  const [problems, setProblems] = useState<Problems>({})
  const [openRow, setOpenRow] = useState<number | null>(null)
  const moveSoon = useFocusSoon()
  const focusSoon = (id: string) => moveSoon(() => document.getElementById(id)?.focus())
  const sending = hasChosen ? own : { ...own, clients: preselected }

  const change = (part: Partial<Sending>) => {
    setOwn({ ...sending, ...part })
    if (part.clients) setChosen(true)
    const names = Object.keys(part) as (keyof Sending)[]
    setProblems(without(problems, ...names.flatMap((name) => FIELDS[name])))
  }
  return {
    sending,
    problems,
    openRow,
    setOpenRow,
    focusSoon,
    change,
    /** Takes title and questions in place of those that are there. */
    load: (content: Content) => {
      change(content)
      setOpenRow(null)
    },
    /** Does something to the questions. @returns what they are then */
    act: (action: Action) => {
      const rows = reduceRows(sending.rows, action)
      setOwn({ ...sending, rows })
      setProblems(without(problems, 'questions', ...touched(action)))
      return rows
    },
    /** Shows problems at their fields, the first one with the focus. */
    show: (found: Problems) => {
      setProblems(found)
      const [wrong] = wrongRows(found, sending.rows)
      if (wrong !== undefined) setOpenRow(wrong)
      // Only one question is open.
      const isShown = (field: string) =>
        !field.startsWith('row.') || field.startsWith(fieldOfRow(wrong!))
      const target = Object.keys(found).find(isShown)
      if (target) focusSoon(idOf(target))
    },
  }
}
/** The problems that an action makes outdated. */
function touched(action: Action): string[] {
  if (action.type === 'load') return ['row.']
  if (action.type === 'edit') {
    return Object.keys(action.part).map((part) => fieldOfRow(action.id, part))
  }
  if (action.type === 'options') return [fieldOfRow(action.id, 'options')]
  return action.type === 'kind' || action.type === 'remove' ? [fieldOfRow(action.id)] : []
}
