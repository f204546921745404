import { useEffect, useState } from 'react'
import { forgetSession } from '#client/session-client.ts'
import { signInPath } from '#lib/accounts/return-path.ts'
import { hasSessionHint } from '#lib/accounts/session-hint.ts'
import { $session } from '#stores/session.ts'

type Guard = {
  /** The session has ended under the page: show `SessionEnded` in the place of everything personal. */
  ended: boolean
  /** For an answer UNAUTHENTICATED: here too the session is over. */
  end: () => void
}

/** The sign-in page, and from there back to this one. */
export const signInFromHere = (): string => signInPath(location.pathname + location.search)

/**
 * Guards a page that is for its owner alone. Who is signed out when it opens goes to the sign-in page and
 * comes back from there. Once something personal is shown, the end of the session, wherever it came about,
 * takes it off the screen; a new sign-in in another tab begins the page anew, since it may be somebody else.
 *
 * @param shown whether something personal has been on the screen
 */
export function useGuard(shown: boolean): Guard {
  const [ended, setEnded] = useState(false)

  useEffect(
    () =>
      $session.subscribe(({ signedIn }, before) => {
        if (!signedIn) setEnded(true)
        else if (before?.signedIn === false) location.reload()
      }),
    [],
  )
  useEffect(() => {
    // A tab that slept and a page that comes back by the back button have heard of nothing.
    const look = () => {
      if ($session.get().signedIn && !hasSessionHint(document.cookie)) forgetSession()
    }
    addEventListener('pageshow', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('pageshow', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  useEffect(() => {
    if (ended && !shown) location.replace(signInFromHere())
  }, [ended, shown])

  return { ended: ended && shown, end: forgetSession }
}
