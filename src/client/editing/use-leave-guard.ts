import { useEffect } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { $drafts } from '#stores/drafts.ts'
import { $session } from '#stores/session.ts'
import { beforeSignOut } from '#stores/signing-out.ts'

/**
 * While something is unsaved, asks before the page is left or its user signs out. After signing out nothing can be saved, so
 * leaving asks no more. Drafts that were given up must not stay in a browser that others may use; those interrupted by the
 * end of the session are there for the next sign-in.
 *
 * @param ownQuestion of the sign-out, where it is not about what is typed
 */
export function useLeaveGuard(isUnsaved: boolean, ownQuestion?: string): void {
  const t = useT('session')
  const question = ownQuestion ?? t('session.leave')
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
      if (isOver && isGivenUp) $drafts.forget()
    })
    addEventListener('beforeunload', ask)
    return () => {
      asked()
      ended()
      removeEventListener('beforeunload', ask)
    }
  }, [isUnsaved, question])
}
