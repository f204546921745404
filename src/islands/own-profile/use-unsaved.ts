import { useEffect } from 'react'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { forgetDraft, keepDraft } from './draft.ts'
import { toForm, type ProfileForm } from './form-values.ts'

let leaving = false

/** Lets the page go without a question: what was typed is kept and comes back after a new sign-in. */
export function leaveFreely(): void {
  leaving = true
}

/** While something is typed and not saved: keeps it for a reload, and asks before the page is left. */
export function useUnsaved(saved: OwnProfile, typed: ProfileForm, dirty: boolean): void {
  useEffect(() => {
    const { userId, version } = saved
    if (dirty) keepDraft({ userId, version, base: toForm(saved), typed })
    else forgetDraft()
  }, [dirty, saved, typed])

  useEffect(() => {
    if (!dirty) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      if (!leaving) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
}
