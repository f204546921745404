import { USER_TYPES } from '#lib/accounts/sign-up.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import type { Draft } from './draft.ts'

const KEY = 'sign-up'
/** Never kept: passwords, the sum that is asked anew, and a picture that a reload loses. */
const SECRET = ['password', 'confirmPassword', 'answer', 'photo'] as const

/** Keeps what was typed for this tab, so that a reload loses nothing. */
export function keepDraft(draft: Draft): void {
  const kept: Partial<Draft> = { ...draft }
  for (const field of SECRET) delete kept[field]
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage can be switched off or full; the form then lives as long as the page.
  }
}

/** What was typed before, laid over an empty draft; undefined when there is nothing. */
export function keptDraft(empty: Draft): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const own = Object.entries(kept).filter(([field, value]) => isLike(empty, field, value))
    return { ...empty, ...Object.fromEntries(own) }
  } catch {
    return undefined
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept then.
  }
}

/** An older version of the form may have kept other fields, or other kinds of values. */
function isLike(empty: Draft, field: string, value: unknown): boolean {
  if (field === 'userType') return (USER_TYPES as readonly unknown[]).includes(value)
  if (field === 'language') return (LOCALES as readonly unknown[]).includes(value)
  const sample: unknown = Object.hasOwn(empty, field) ? empty[field as keyof Draft] : undefined
  if (Array.isArray(sample)) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string')
  }
  return sample !== undefined && typeof sample === typeof value
}
