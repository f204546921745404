import type { FieldProblems } from '#lib/http/errors.ts'
import { isOneOf } from '#lib/one-of.ts'
import type { Challenge } from '#lib/sign-up/schemas.ts'
import { problemOfField, type MessageProblem } from './problem-of.ts'

/** The fields of the contact form, as they are typed. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'objective', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** The contact form as the server renders it: empty, prefilled, or as it was refused. */
export type ContactForm = {
  challenge: Challenge
  /** The `Idempotency-Key` of a submission without JavaScript. */
  key: string
  values: Record<ContactField, string>
  /** By the name of the control. */
  problems: Partial<Record<ContactField | 'answer', MessageProblem>>
  /** The form as a whole. */
  failure: MessageProblem | null
}

/** The body of the call from the fields of the form. */
export function messageOf(fields: URLSearchParams | FormData) {
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const answer = text('answer')?.trim()
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    objective: text('objective'),
    message: text('message'),
    challenge: { token: text('token'), ...(answer && { answer: Number(answer) }) },
  }
}

/** The problems to show at the controls; empty when the refusal is about the form as a whole. */
export function problemsOfFields(fields: FieldProblems): ContactForm['problems'] {
  const problems: ContactForm['problems'] = {}
  for (const [field, problem] of Object.entries(fields)) {
    const name = field.startsWith('challenge') ? 'answer' : field
    const text = problemOfField(field, problem)
    if (text && isOneOf([...CONTACT_FIELDS, 'answer'], name)) problems[name] = text
  }
  return problems
}
