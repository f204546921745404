import { USER_TYPES } from '#lib/accounts/sign-up.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { stored } from '#stores/stored.ts'
import { emptyDraft, type Draft } from '#client/account/sign-up-draft.ts'

/** Never stored: passwords, the solution of a challenge that is renewed, and an image that a reload loses. */
const SECRET = ['password', 'confirmPassword', 'answer', 'photo'] as const
const SAMPLE = emptyDraft('athlete', 'es')

/** The sign-up draft of this tab, which survives a reload; null without one. */
export const $signUpDraft = stored<Partial<Draft> | null>('sign-up', {
  initial: null,
  area: 'sessionStorage',
  read(stored) {
    if (typeof stored !== 'object' || stored === null) return null
    return Object.fromEntries(Object.entries(stored).filter(isOfDraft))
  },
})

/** Stores a draft without its secrets, unless it holds nothing: its form would not be shown before it is filled in. */
export function storeSignUp(draft: Draft): void {
  const harmless: Partial<Draft> = { ...draft }
  for (const field of SECRET) delete harmless[field]
  if (isEmpty(harmless)) $signUpDraft.forget()
  else $signUpDraft.set(harmless)
}

const isEmpty = (draft: Partial<Draft>): boolean => {
  const empty = emptyDraft('athlete', draft.language ?? 'es')
  return Object.entries(draft).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(empty[field as keyof Draft]),
  )
}

/** An older version of the form may have stored other fields, or values of other types. */
function isOfDraft([field, value]: [string, unknown]): boolean {
  if (field === 'userType') return (USER_TYPES as readonly unknown[]).includes(value)
  if (field === 'language') return (LOCALES as readonly unknown[]).includes(value)
  const sample: unknown = Object.hasOwn(SAMPLE, field) ? SAMPLE[field as keyof Draft] : undefined
  if (Array.isArray(sample)) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string')
  }
  return sample !== undefined && typeof sample === typeof value
}
