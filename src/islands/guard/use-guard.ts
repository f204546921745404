import { useEffect, useState } from 'react'
import { forgetSession } from '#client/session-client.ts'
import { useHydrated } from '#client/use-hydrated.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { signInPath } from '#lib/accounts/return-path.ts'
import { hasSessionHint } from '#lib/accounts/session-hint.ts'
import { $session } from '#stores/session.ts'

/** The sign-in page, with a return path to this one. */
export const signInFromHere = (): string =>
  signInPath(location.pathname + location.search + location.hash)

/**
 * Guards a page that requires a session. A visitor is redirected to the sign-in page, with a return path. Once personal
 * data is shown, the end of the session, here or in another tab, removes it from the screen; a new sign-in in another
 * tab reloads the page, since it may be another user.
 *
 * @param shown whether personal data is on the screen
 * @returns whether the session has ended while the page was open: render `SessionEnded` in place of all personal data
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
    // A suspended tab and a page restored from the back/forward cache have missed the events.
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
