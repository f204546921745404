import { kept } from '#stores/kept.ts'
import type { ProfileForm } from './form-values.ts'

/** What was typed and not saved. */
type Draft<Form> = {
  userId: string
  /** What the form began with, and its version. */
  version: number
  base: Form
  typed: Form
}

/** For this tab, so that a reload or a new sign-in loses nothing. Its forms are checked when they are used. */
const $draft = kept<Draft<unknown> | null>('profile-draft', {
  initial: null,
  area: 'sessionStorage',
  read(stored) {
    if (typeof stored !== 'object' || stored === null) return null
    const { userId, version, base, typed } = stored as Record<string, unknown>
    if (typeof userId !== 'string' || typeof version !== 'number') return null
    return { userId, version, base, typed }
  },
})

export const keepDraft = (draft: Draft<ProfileForm>): void => $draft.set(draft)

/** Whether something typed is kept in this tab. */
export const hasDraft = (): boolean => $draft.get() !== null

export const forgetDraft = (): void => void $draft.forget()

/**
 * What the same person typed before and did not save. A draft of somebody else, or of an older form, is
 * undefined and forgotten.
 *
 * @param like a form of today
 */
export function keptDraft(userId: string, like: ProfileForm): Draft<ProfileForm> | undefined {
  const draft = $draft.get()
  if (draft?.userId === userId && isLike(like, draft.base) && isLike(like, draft.typed)) {
    return { ...draft, base: draft.base, typed: draft.typed }
  }
  forgetDraft()
  return undefined
}

/** Whether a value has the same fields with the same kinds of values; of lists, any number. */
function isLike<T>(sample: T, value: unknown): value is T {
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
