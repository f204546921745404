import { useEffect, useEffectEvent } from 'react'
import { $session } from '#stores/session.ts'
import { beforeSignOut } from '#stores/signing-out.ts'

type Draft = {
  isUnsaved: boolean
  /** The confirmation before signing out. */
  question: string
  forget: () => void
}

/**
 * While something is unsaved, asks before the page is left or its person signs out. After signing out nothing can be
 * saved, so leaving asks no more. A draft that was given up must not stay in a browser that others may use; one
 * interrupted by the end of the session is kept for the next sign-in.
 */
export function useLeaveGuard({ isUnsaved, question, forget }: Draft): void {
  const giveUp = useEffectEvent(forget)
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
      if (isOver && isGivenUp) giveUp()
    })
    addEventListener('beforeunload', ask)
    return () => {
      asked()
      ended()
      removeEventListener('beforeunload', ask)
    }
  }, [isUnsaved, question])
}
