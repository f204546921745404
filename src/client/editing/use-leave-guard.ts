import { useEffect } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { $session } from '#stores/session.ts'
import { beforeSignOut } from '#stores/signing-out.ts'

/**
 * While something is unsaved, asks before the page is left or its user signs out, which removes the drafts of the tab. After
 * signing out nothing can be saved, so leaving asks no more.
 *
 * @param ownQuestion of the sign-out, where it is not about what is typed
 */
export function useLeaveGuard(isUnsaved: boolean, ownQuestion?: string): void {
  const t = useT('session')
  const question = ownQuestion ?? t('session.leave')
  useEffect(() => {
    if (!isUnsaved) return undefined
    let isOver = false
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOver) event.preventDefault()
    }
    const asked = beforeSignOut(() => confirm(question))
    const ended = $session.listen(({ signedIn }) => {
      isOver = !signedIn
    })
    addEventListener('beforeunload', ask)
    return () => {
      asked()
      ended()
      removeEventListener('beforeunload', ask)
    }
  }, [isUnsaved, question])
}
