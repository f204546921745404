import type { CallFailed } from '#client/data/call-failed.ts'
import { checkAnswers } from '#lib/questionnaires/check-answers.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import type { ReadAnswers } from './answers.ts'

/** Why answers were not sent: nothing is answered, some do not fit, it is no longer open, or the call failed. */
export type SendProblem = 'empty' | 'wrong' | 'closed' | 'failed'

/** A problem, and the indexes of the questions that it is about. */
export type Refusal = { problem: SendProblem | null; wrong: readonly number[] }

export const NO_REFUSAL: Refusal = { problem: null, wrong: [] }

/** What keeps answers from being sent, before the server is asked. */
export function problemsOf(
  { questions }: Questionnaire,
  { responses, wrong }: ReadAnswers,
): Refusal {
  const checked = checkAnswers(questions, responses)
  const unfit = 'problems' in checked ? indexesOf(checked.problems) : []
  const all = [...new Set([...wrong, ...unfit])].toSorted((one, other) => one - other)
  if (all.length > 0) return { problem: 'wrong', wrong: all }
  return 'problems' in checked ? { problem: 'empty', wrong: [] } : NO_REFUSAL
}

/** Why the server refused them. */
export function refusalOf({ code, fields }: Pick<CallFailed, 'code' | 'fields'>): Refusal {
  const wrong = indexesOf(fields)
  if (wrong.length > 0) return { problem: 'wrong', wrong }
  if (fields['responses'] === 'empty') return { problem: 'empty', wrong }
  const isClosed = code === 'CONFLICT' || code === 'NOT_FOUND'
  return { problem: isClosed ? 'closed' : 'failed', wrong }
}

/** `responses.q3` is 3. */
function indexesOf(fields: Readonly<Record<string, string>>): number[] {
  return Object.keys(fields).flatMap((field) => {
    const [, index] = /^responses\.q(\d+)$/.exec(field) ?? []
    return index === undefined ? [] : [Number(index)]
  })
}
