import { useEffect, useState } from 'react'
import { refreshSession } from '#client/session-client.ts'

/** `asking` while it is not known whether somebody who seems signed in is. */
export type Visitor = 'asking' | 'visitor'

/**
 * Sends people who are signed in to `target`. The hint beside the session's cookie may outlive the session,
 * so the server is asked; without the hint nothing is.
 */
export function useVisitor(target: string): Visitor {
  const [visitor, setVisitor] = useState<Visitor>(() =>
    document.documentElement.dataset['session'] === 'in' ? 'asking' : 'visitor',
  )
  useEffect(() => {
    if (visitor !== 'asking') return
    void refreshSession().then((signedIn) => {
      if (signedIn) location.replace(target)
      else setVisitor('visitor')
    })
  }, [visitor, target])
  return visitor
}
