import type { ProfileForm } from './form-values.ts'

const KEY = 'profile-draft'

/** What was typed and not saved. */
export type Draft = {
  userId: string
  /** What the form began with, and its version. */
  version: number
  base: ProfileForm
  typed: ProfileForm
}

/** Keeps what was typed for this tab, so that a reload or a new sign-in loses nothing. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage can be switched off or full; the form then lives as long as the page.
  }
}

/** Whether something typed is kept in this tab. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept then.
  }
}

/**
 * What the same person typed before and did not save. A draft of somebody else, or of an older form, is
 * undefined and forgotten.
 *
 * @param like a form of today
 */
export function keptDraft(userId: string, like: ProfileForm): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null
    if (!draft) return undefined
    const fits = isLike(like, draft.typed) && isLike(like, draft.base)
    if (draft.userId === userId && typeof draft.version === 'number' && fits) return draft
  } catch {
    return undefined
  }
  forgetDraft()
  return undefined
}

/** Whether a value has the same fields with the same kinds of values; of lists, any number. */
function isLike(sample: unknown, value: unknown): boolean {
  if (Array.isArray(sample)) {
    return Array.isArray(value) && value.every((item) => typeof item === typeof (sample[0] ?? item))
  }
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample
  if (typeof value !== 'object' || value === null) return false
  const fields = Object.entries(sample)
  return (
    Object.keys(value).length === fields.length &&
    fields.every(([key, part]) => isLike(part, (value as Record<string, unknown>)[key]))
  )
}
