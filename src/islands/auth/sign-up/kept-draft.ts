import { USER_TYPES } from '#lib/accounts/sign-up.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { kept } from '#stores/kept.ts'
import { emptyDraft, type Draft } from './draft.ts'

/** Never kept: passwords, the sum that is asked anew, and a picture that a reload loses. */
const SECRET = ['password', 'confirmPassword', 'answer', 'photo'] as const
const SAMPLE = emptyDraft('athlete', 'es')

/** What was typed in this tab, so that a reload loses nothing; null when nothing was. */
export const $signUpDraft = kept<Partial<Draft> | null>('sign-up', {
  initial: null,
  area: 'sessionStorage',
  read(stored) {
    if (typeof stored !== 'object' || stored === null) return null
    return Object.fromEntries(Object.entries(stored).filter(isOfDraft))
  },
})

/** Keeps what was typed, but for what must not lie about. */
export function keepDraft(draft: Draft): void {
  const harmless: Partial<Draft> = { ...draft }
  for (const field of SECRET) delete harmless[field]
  $signUpDraft.set(harmless)
}

/** An older version of the form may have kept other fields, or other kinds of values. */
function isOfDraft([field, value]: [string, unknown]): boolean {
  if (field === 'userType') return (USER_TYPES as readonly unknown[]).includes(value)
  if (field === 'language') return (LOCALES as readonly unknown[]).includes(value)
  const sample: unknown = Object.hasOwn(SAMPLE, field) ? SAMPLE[field as keyof Draft] : undefined
  if (Array.isArray(sample)) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string')
  }
  return sample !== undefined && typeof sample === typeof value
}
