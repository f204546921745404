import { lazy, Suspense, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'

/** Nothing is told before something was done: after the first screen. */
const Toaster = lazy(() =>
  import('#ui/toaster.tsx').then(
    ({ Toaster }) => ({ default: Toaster }),
    // Without notices the form still works; a rejection would take the whole island off the screen.
    () => ({ default: () => null }),
  ),
)

/** The notices of the centre, loaded once it is on the screen. */
export function NoticesLater(): ReactNode {
  const t = useT('health', 'island')
  return (
    <Suspense>
      <Toaster label={t('health.notices')} closeLabel={t('island.close')} />
    </Suspense>
  )
}
