import { useEffect, useState } from 'react'
import { call } from '#islands/account/api.ts'
import { forgetSession } from '#islands/account/session-client.ts'

/** `asking` while it is not known whether somebody who seems signed in is. */
export type Visitor = 'asking' | 'visitor'

/**
 * Sends people who are signed in to `target`. The hint beside the session's cookie may outlive the session,
 * so the API is asked; without the hint nothing is.
 */
export function useVisitor(target: string): Visitor {
  const [visitor, setVisitor] = useState<Visitor>(() =>
    document.documentElement.dataset['session'] === 'in' ? 'asking' : 'visitor',
  )
  useEffect(() => {
    if (visitor !== 'asking') return
    void call('GET', '/api/profile').then((result) => {
      if (result.ok) location.replace(target)
      else {
        if (result.code === 'UNAUTHENTICATED') forgetSession()
        setVisitor('visitor')
      }
    })
  }, [visitor, target])
  return visitor
}
