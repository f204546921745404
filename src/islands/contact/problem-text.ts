import { fieldText } from '#client/field-text.ts'
import type { ContactT } from './texts.ts'

const LENGTH = ['too_short', 'too_long']

/** The specified texts for the problems of a message; others are those of every form. */
export function messageText(
  t: ContactT,
  field: 'name' | 'message' | 'phone' | 'objective',
  code: string | undefined,
): string | undefined {
  if (code === undefined) return undefined
  if (field === 'name' && LENGTH.includes(code)) return t('contact.problem.name')
  if (field === 'message' && LENGTH.includes(code)) return t('contact.problem.message')
  if (field === 'phone') return t('contact.problem.phone')
  return fieldText(t, code)
}
