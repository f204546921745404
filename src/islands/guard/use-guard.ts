import { useEffect, useState } from 'react'
import { forgetSession } from '#client/session-client.ts'
import { useHydrated } from '#client/use-hydrated.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { signInPath } from '#lib/accounts/return-path.ts'
import { hasSessionHint } from '#lib/accounts/session-hint.ts'
import { $session } from '#stores/session.ts'

/** The sign-in page, and from there back to this one. */
export const signInFromHere = (): string => signInPath(location.pathname + location.search)

/**
 * Guards a page that is for its owner alone. Who is signed out when it opens goes to the sign-in page and
 * comes back from there. Once something personal is shown, the end of the session, wherever it came about,
 * takes it off the screen; a new sign-in in another tab begins the page anew, since it may be somebody else.
 *
 * @param shown whether something personal is on the screen
 * @returns whether the session has ended under the page: show `SessionEnded` in the place of everything personal
 */
export function useGuard(shown: boolean): boolean {
  const signedIn = useSignedIn()
  const hydrated = useHydrated()
  const [wasShown, setWasShown] = useState(shown)
  if (shown && !wasShown) setWasShown(true)

  useEffect(
    () =>
      $session.listen((now, before) => {
        if (now.event === 'signed-in' || (now.signedIn && before?.signedIn === false))
          location.reload()
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
  const out = hydrated && !signedIn
  useEffect(() => {
    if (out && !wasShown) location.replace(signInFromHere())
  }, [out, wasShown])

  return out && wasShown
}
