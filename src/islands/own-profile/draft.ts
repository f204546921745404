import { kept } from '#stores/kept.ts'
import type { ProfileForm } from './form-values.ts'

/** Unsaved changes. */
type Draft<Form> = {
  userId: string
  /** The initial values of the form, and their version. */
  version: number
  base: Form
  typed: Form
}

/** Stored for this tab, across a reload or a new sign-in. Its forms are validated on use (`keptDraft`). */
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

/** Whether this tab has unsaved changes stored. */
export const hasDraft = (): boolean => $draft.get() !== null

export const forgetDraft = (): void => void $draft.forget()

/**
 * The draft of the same user. A draft of another user, or of an older form, is removed, and undefined returned.
 *
 * @param like a form with the current fields
 */
export function keptDraft(userId: string, like: ProfileForm): Draft<ProfileForm> | undefined {
  const draft = $draft.get()
  if (draft?.userId === userId && isLike(like, draft.base) && isLike(like, draft.typed)) {
    return { ...draft, base: draft.base, typed: draft.typed }
  }
  forgetDraft()
  return undefined
}

/** Whether a value has the same fields and types as a sample; lists may have any length. */
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
