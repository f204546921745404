import { lazy, Suspense, useEffect, type ComponentProps, type ReactNode } from 'react'
import type { SessionEnded } from './session-ended.tsx'

const load = () => import('./session-ended.tsx')
const Loaded = lazy(async () => ({ default: (await load()).SessionEnded }))

/** `SessionEnded` for screens with a budget: its script comes after the first screen. */
export function EndedLater(props: ComponentProps<typeof SessionEnded>): ReactNode {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}

/** Asks for it once the first screen is there, so that it is here when a session ends. */
export function useEndedSoon(isShown: boolean): void {
  useEffect(() => {
    // A failure shows when it is needed: then it is asked for again.
    if (isShown) load().catch(() => undefined)
  }, [isShown])
}
