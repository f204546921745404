import type { Answer } from './questions.ts'

/** Whether there is anything in an answer. */
export function isAnswered(answer: Answer | undefined): boolean {
  if (answer === undefined) return false
  return typeof answer === 'string' || Array.isArray(answer) ? answer.length > 0 : true
}
