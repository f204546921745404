import type { Challenge } from '#lib/sign-up/contract.ts'
import type { MessageProblem } from './problem-of.ts'

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
