import { useState, type ReactNode } from 'react'
import { island } from '#client/island/island.tsx'
import { useT } from '#client/texts/use-t.ts'
import { useHydrated } from '#client/use-hydrated.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { SessionEnded } from '#client/guard/session-ended.tsx'
import { useSessionEnd } from '#client/guard/use-guard.ts'
import { CentreFrame } from './centre-frame.tsx'
import { CentreWaiting } from './centre-waiting.tsx'
import { NoticesLater } from './notices-later.tsx'

/** The element of the page around the demonstration, which is shown while there is no session. */
export const DEMONSTRATION = 'health-demonstration'

function HealthContent(): ReactNode {
  const t = useT('health')
  const hydrated = useHydrated()
  const signedIn = useSignedIn()
  const [isShown, setIsShown] = useState(false)
  const ended = useSessionEnd(isShown && signedIn)
  const show = () => {
    setIsShown(true)
    // The end of this session is told in its place. A session that was over before stays a visitor's page.
    document.getElementById(DEMONSTRATION)?.remove()
  }

  if (ended) return <SessionEnded />
  if (!hydrated) {
    return (
      <div className="hidden signed-in:block">
        <CentreWaiting label={t('health.loading')} />
      </div>
    )
  }
  if (!signedIn) return null
  return (
    <>
      <CentreFrame onShown={show} />
      {isShown && <NoticesLater />}
    </>
  )
}

/** "Mi Centro de Salud" of whoever is signed in. Visitors have the demonstration (`HealthDemo`), and see nothing of this. */
export const Health = island(HealthContent, 'health', 'healthBands', 'session')
