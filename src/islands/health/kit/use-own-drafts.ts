import { useEffect } from 'react'
import { $healthDrafts } from '#stores/health-drafts.ts'
import { $keptAnswers } from '#stores/kept-answers.ts'

/**
 * Removes what another person has left unsaved in this tab: somebody else has signed in in another one.
 *
 * @param userId null in the demo: a session may have ended, and its drafts wait for the next sign-in
 */
export function useOwnDrafts(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return
    const drafts = $healthDrafts.get()
    const own = drafts.filter((draft) => draft.userId === userId)
    if (own.length < drafts.length) $healthDrafts.set(own.length > 0 ? own : $healthDrafts.initial)
    const answers = $keptAnswers.get()
    if (answers && answers.userId !== userId) $keptAnswers.forget()
  }, [userId])
}
