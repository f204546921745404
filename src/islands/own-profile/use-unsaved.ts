import { useEffect } from 'react'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { $session } from '#stores/session.ts'
import { beforeSignOut } from '#stores/signing-out.ts'
import { forgetDraft, keepDraft } from './draft.ts'
import { toForm, type ProfileForm } from './form-values.ts'

/**
 * While there are unsaved changes: stores them for a reload or a new sign-in, and asks for confirmation before the page
 * is left or the user signs out.
 *
 * @param question the confirmation before signing out
 */
export function useUnsaved(
  { saved, typed }: { saved: OwnProfile; typed: ProfileForm },
  dirty: boolean,
  question: string,
): void {
  useEffect(() => {
    const { userId, version } = saved
    if (dirty) keepDraft({ userId, version, base: toForm(saved), typed })
    else forgetDraft()
  }, [dirty, saved, typed])

  useEffect(() => {
    if (!dirty) return undefined
    let over = false
    let given = false
    const ask = (event: BeforeUnloadEvent) => {
      if (!over) event.preventDefault()
    }
    const asked = beforeSignOut(() => (given = confirm(question)))
    // After signing out nothing can be saved, so no confirmation. A draft given up by the user must not stay in a
    // browser that others may use; one interrupted by the end of the session is kept for the next sign-in.
    const ended = $session.listen(({ signedIn }) => {
      over = !signedIn
      if (over && given) forgetDraft()
    })
    addEventListener('beforeunload', ask)
    return () => {
      asked()
      ended()
      removeEventListener('beforeunload', ask)
    }
  }, [dirty, question])
}
