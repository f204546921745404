import { PASSWORD_MAX, PASSWORD_MIN } from '#lib/accounts/password.ts'
import { PROBLEM_CODES } from '#lib/fields/problem-codes.ts'
import type { T } from '#lib/i18n/t.ts'
import { isOneOf } from '#lib/one-of.ts'

/**
 * The message for a problem code of a schema or of the server; undefined without a code. An unknown code reads as "not
 * valid".
 */
export function fieldText(t: T<'fields'>, code: string | undefined): string | undefined {
  if (!code) return undefined
  const known = isOneOf(PROBLEM_CODES, code) ? code : 'invalid'
  return t(`fields.problem.${known}`)
}

/** The same for a group of choices, where nothing is typed: of which one is chosen, or at least one. */
export function choiceText(
  t: T<'fields'>,
  code: string | undefined,
  asked: 'one' | 'some' = 'one',
): string | undefined {
  if (code === 'required' || code === 'too_short') return t(`fields.choice.${asked}`)
  return fieldText(t, code)
}

/** The same for a new password, with its length limits. */
export function passwordText(t: T<'fields'>, code: string | undefined): string | undefined {
  if (code === 'too_short') return t('fields.password.tooShort', { min: PASSWORD_MIN })
  if (code === 'too_long') return t('fields.password.tooLong', { max: PASSWORD_MAX })
  return fieldText(t, code)
}
