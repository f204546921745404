import { useEffect } from 'react'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { $session } from '#stores/session.ts'
import { beforeSignOut } from '#stores/signing-out.ts'
import { forgetDraft, keepDraft } from './draft.ts'
import { toForm, type ProfileForm } from './form-values.ts'

/**
 * While something is typed and not saved: keeps it for a reload or a new sign-in, and asks before the page
 * is left or the session is ended here.
 *
 * @param question asked before signing out
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
    // Signed out: nothing can be saved, so nothing is asked. What was given up must not lie about in a
    // browser that others may use; what a session's end elsewhere cut off waits for the next sign-in.
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
