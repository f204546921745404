import { fieldText } from '#client/field-text.ts'
import type { T } from '#lib/i18n/t.ts'

const LENGTH = ['too_short', 'too_long']

/** The specified texts for the problems of a message; others are those of every form. */
export function messageText(
  t: T<'contact' | 'fields'>,
  field: 'name' | 'message' | 'phone' | 'objective',
  code: string | undefined,
): string | undefined {
  if (code === undefined) return undefined
  if (field === 'name' && LENGTH.includes(code)) return t('contact.problem.name')
  if (field === 'message' && LENGTH.includes(code)) return t('contact.problem.message')
  if (field === 'phone') return t('contact.problem.phone')
  return fieldText(t, code)
}
