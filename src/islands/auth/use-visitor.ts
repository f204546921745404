import { useEffect, useState } from 'react'
import { refreshSession } from '#client/session-client.ts'
import { useHydrated } from '#client/use-hydrated.ts'
import { hasSessionHint } from '#lib/accounts/session-hint.ts'
import { $session } from '#stores/session.ts'

/**
 * `asking` until the server has confirmed or denied the session that the hint suggests. The page's HTML, which knows no
 * hint, asks too: it is for CSS to show that to those alone who have one (`signed-in:`).
 */
export type Visitor = 'asking' | 'visitor'

/**
 * Redirects signed-in users to `target`. The hint cookie may outlive the session, so the server is asked; without the
 * hint no request is sent.
 */
export function useVisitor(target: string): Visitor {
  const hydrated = useHydrated()
  // Not what the head script has seen: somebody may have signed in in another tab since.
  const [visitor, setVisitor] = useState<Visitor>(() =>
    typeof document !== 'undefined' && hasSessionHint(document.cookie) ? 'asking' : 'visitor',
  )
  useEffect(() => {
    if (visitor !== 'asking') return
    void refreshSession().then((signedIn) => {
      if (signedIn) location.replace(target)
      else setVisitor('visitor')
    })
  }, [visitor, target])
  // Mailed links open another tab. Whoever signs in there and comes back finds what this tab has kept for them.
  useEffect(
    () =>
      $session.listen(({ event }) => {
        if (event === 'signed-in' && document.hidden) location.replace(target)
      }),
    [target],
  )
  return hydrated ? visitor : 'asking'
}
