import { useEffect } from 'react'
import { useKept } from '#client/use-kept.ts'
import { $keptAnswers } from '#stores/kept-answers.ts'
import { $session } from '#stores/session.ts'
import { beforeSignOut } from '#stores/signing-out.ts'

/**
 * While answers have not reached the server: asks before the page is left or their person signs out, who then gives them
 * up.
 *
 * @param question the confirmation before signing out
 */
export function useLeaveGuard(question: string): void {
  const isUnsaved = useKept($keptAnswers) !== null
  useEffect(() => {
    if (!isUnsaved) return undefined
    let isOver = false
    let isGivenUp = false
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOver) event.preventDefault()
    }
    const asked = beforeSignOut(() => (isGivenUp = confirm(question)))
    const ended = $session.listen(({ signedIn }) => {
      isOver = !signedIn
      if (isOver && isGivenUp) $keptAnswers.forget()
    })
    addEventListener('beforeunload', ask)
    return () => {
      asked()
      ended()
      removeEventListener('beforeunload', ask)
    }
  }, [isUnsaved, question])
}
