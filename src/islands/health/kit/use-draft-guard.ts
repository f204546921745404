import { useEffect } from 'react'
import { useKept } from '#client/use-kept.ts'
import { $healthDrafts } from '#stores/health-drafts.ts'
import { $session } from '#stores/session.ts'
import { beforeSignOut } from '#stores/signing-out.ts'
import { useIsDemo } from './api.tsx'

/**
 * While something of the centre is typed and not saved: asks before the page is left or its person signs out. Who signs
 * out gives it up; it outlives the end of the session, for the next sign-in of the same person.
 *
 * @param question the confirmation before signing out
 */
export function useDraftGuard(question: string): void {
  const isDemo = useIsDemo()
  const isUnsaved = useKept($healthDrafts).length > 0 && !isDemo
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
      if (isOver && isGivenUp) $healthDrafts.forget()
    })
    addEventListener('beforeunload', ask)
    return () => {
      asked()
      ended()
      removeEventListener('beforeunload', ask)
    }
  }, [isUnsaved, question])
}
