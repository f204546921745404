import { isAnswered } from './is-answered.ts'
import { fits, type Question, type Responses } from './questions.ts'

/**
 * Answers that can be sent: without those that say nothing. Or the problems of the fields `responses` (`empty`) and
 * `responses.qN` (`invalid` when an answer does not fit its question, `unknown` when there is no such question).
 */
export function checkAnswers(
  questions: readonly Question[],
  given: Responses,
): { answers: Responses } | { problems: Record<string, string> } {
  const answered = Object.entries(given).filter(([, answer]) => isAnswered(answer))
  const problems = answered.flatMap(([name, answer]) => {
    const question = questions[indexOf(name)]
    if (!question) return [[`responses.${name}`, 'unknown']]
    return fits(question, answer) ? [] : [[`responses.${name}`, 'invalid']]
  })
  if (problems.length > 0)
    return { problems: Object.fromEntries(problems) as Record<string, string> }
  if (answered.length === 0) return { problems: { responses: 'empty' } }
  return { answers: Object.fromEntries(answered) }
}

/** `q0` is 0; anything else that is no name of a question, such as `q00`, is −1. */
function indexOf(name: string): number {
  const index = Number(name.slice(1))
  return name === `q${index}` ? index : -1
}
