import type { ErrorCode } from '#lib/http/errors.ts'

/** What can be wrong with a message of the contact page; each has a text (`contactPage.problem.*`). */
export const MESSAGE_PROBLEMS = [
  'nameError',
  'emailError',
  'phoneError',
  'objectiveError',
  'messageError',
  'captchaError',
  'captchaMissing',
  'rateLimitError',
  'signInError',
  'failed',
  'offline',
] as const
export type MessageProblem = (typeof MESSAGE_PROBLEMS)[number]

const OF_FIELD: Readonly<Record<string, MessageProblem>> = {
  name: 'nameError',
  email: 'emailError',
  phone: 'phoneError',
  objective: 'objectiveError',
  message: 'messageError',
}

/**
 * The message for a field's problem; undefined for a field that the form does not have.
 *
 * @param field its path, such as `challenge.answer`
 */
export function problemOfField(field: string, problem: string): MessageProblem | undefined {
  if (Object.hasOwn(OF_FIELD, field)) return OF_FIELD[field]
  if (!field.startsWith('challenge')) return undefined
  return problem === 'required' ? 'captchaMissing' : 'captchaError'
}

/** The message for a refusal as a whole. */
export function problemOfCode(code: ErrorCode): MessageProblem {
  if (code === 'RATE_LIMITED') return 'rateLimitError'
  if (code === 'UNAUTHENTICATED') return 'signInError'
  return code === 'UNAVAILABLE' ? 'offline' : 'failed'
}
