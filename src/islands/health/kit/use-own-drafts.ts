import { useEffect } from 'react'
import { forgetDraftsOfOthers } from '#client/drafts-of-others.ts'
import { $healthDrafts } from '#stores/health-drafts.ts'

/**
 * Removes what another person has left unsaved in this tab: somebody else has signed in in another one.
 *
 * @param userId null in the demo: a session may have ended, and its drafts wait for the next sign-in
 */
export function useOwnDrafts(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return
    // Before other parts have read what is theirs.
    forgetDraftsOfOthers(userId)
    const drafts = $healthDrafts.get()
    const own = drafts.filter((draft) => draft.userId === userId)
    if (own.length < drafts.length) $healthDrafts.set(own.length > 0 ? own : $healthDrafts.initial)
  }, [userId])
}
