import { useEffect, useState } from 'react'
import { useHydrated } from '#client/use-hydrated.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { signInPath } from '#lib/accounts/return-path.ts'
import { hasSessionHint } from '#lib/accounts/session-hint.ts'
import { $session, forgetSession } from '#stores/session.ts'

/** The sign-in page, with a return path to this one. */
export const signInFromHere = (): string =>
  signInPath(location.pathname + location.search + location.hash)

/**
 * Watches the session of a page that shows personal data. Its end, here or in another tab, removes the data from the
 * screen; a new sign-in in another tab reloads the page, since it may be another user.
 *
 * @param shown whether personal data is on the screen
 * @returns whether the session has ended while the page was open: render `SessionEnded` in place of all personal data
 */
export function useSessionEnd(shown: boolean): boolean {
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
  return hydrated && !signedIn && wasShown
}

/**
 * Guards a page that requires a session, as `useSessionEnd`: a visitor is redirected to the sign-in page, with a return
 * path.
 *
 * @param shown whether personal data is on the screen
 * @returns whether to render `SessionEnded`
 */
export function useGuard(shown: boolean): boolean {
  const signedIn = useSignedIn()
  const hydrated = useHydrated()
  const ended = useSessionEnd(shown)
  const isVisitor = hydrated && !signedIn && !ended && !shown
  useEffect(() => {
    if (isVisitor) location.replace(signInFromHere())
  }, [isVisitor])
  return ended
}
