import type { ErrorCode, FieldProblems } from '#lib/http/errors.ts'

/** What can be wrong with a subscription; each has a text (`newsletterForm.problem.*`). */
export const NEWSLETTER_PROBLEMS = [
  'emailRequired',
  'emailInvalid',
  'nameInvalid',
  'subscribed',
  'limited',
  'failed',
] as const
export type NewsletterProblem = (typeof NEWSLETTER_PROBLEMS)[number]

/** The problems of the fields of the form, and of the form as a whole. */
export type NewsletterProblems = Partial<Record<'email' | 'name' | 'form', NewsletterProblem>>

/** The problems to show for a refusal of the server or the schema. */
export function problemsOf(code: ErrorCode, fields: FieldProblems): NewsletterProblems {
  if (code === 'CONFLICT') return { email: 'subscribed' }
  if (code === 'RATE_LIMITED') return { form: 'limited' }
  const { email, name } = fields
  const marked: NewsletterProblems = {
    ...(email && { email: email === 'required' ? 'emailRequired' : 'emailInvalid' }),
    ...(name && { name: 'nameInvalid' }),
  }
  return Object.keys(marked).length > 0 ? marked : { form: 'failed' }
}
