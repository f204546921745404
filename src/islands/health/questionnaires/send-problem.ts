import type { CallFailed } from '#client/data/call-failed.ts'
import { checkAnswers } from '#lib/questionnaires/check-answers.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import type { ReadAnswers } from './answers.ts'

/** What is wrong with answers: nothing is answered, or some do not fit. */
export type SendProblem = 'empty' | 'wrong'

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

/** What the server finds wrong with them; no problem where it refused them for another reason. */
export function refusalOf({ fields }: Pick<CallFailed, 'fields'>): Refusal {
  const wrong = indexesOf(fields)
  if (wrong.length > 0) return { problem: 'wrong', wrong }
  return fields['responses'] === 'empty' ? { problem: 'empty', wrong } : NO_REFUSAL
}

/** `responses.q3` is 3. */
function indexesOf(fields: Readonly<Record<string, string>>): number[] {
  return Object.keys(fields).flatMap((field) => {
    const [, index] = /^responses\.q(\d+)$/.exec(field) ?? []
    return index === undefined ? [] : [Number(index)]
  })
}
