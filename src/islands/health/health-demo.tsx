import { useEffect, useState, type ReactNode } from 'react'
import { island } from '#client/island/island.tsx'
import { useT } from '#client/texts/use-t.ts'
import { useHydrated } from '#client/use-hydrated.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { CentreWaiting } from './centre-waiting.tsx'
import { DemoFrame } from './demo-frame.tsx'
import { NoticesLater } from './notices-later.tsx'

function HealthDemoContent(): ReactNode {
  const t = useT('health')
  const hydrated = useHydrated()
  const [isShown, setIsShown] = useState(false)
  const signedIn = useSignedIn()
  // Whoever signs in in another tab, also before this was touched, gets their own centre.
  useEffect(() => {
    if (signedIn) location.reload()
  }, [signedIn])
  return (
    <>
      {/* An address with a query shows something else than the first screen. */}
      {!hydrated && (
        <div className="hidden asked:block">
          <CentreWaiting label={t('health.loading')} />
        </div>
      )}
      <div className={hydrated ? undefined : 'asked:hidden'}>
        <DemoFrame onShown={() => setIsShown(true)} />
      </div>
      {isShown && <NoticesLater />}
    </>
  )
}

/**
 * The health centre as visitors see it: a demonstration that never calls the API. The build draws its first screen, which
 * says nothing that depends on the day, and this is hydrated over it.
 */
export const HealthDemo = island(HealthDemoContent, 'health', 'healthBands', 'session')
