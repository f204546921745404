import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useHydrated } from '#client/use-hydrated.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { EndedLater, useEndedSoon } from '#islands/guard/ended-later.tsx'
import { useSessionEnd } from '#islands/guard/use-guard.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { $healthDrafts } from '#stores/health-drafts.ts'
import { CentreFrame } from './centre-frame.tsx'
import { CentreSkeleton } from './centre-skeleton.tsx'
import { HealthApiContext, LIVE } from './kit/api.tsx'
import type { CentreTexts } from './texts.ts'

/** Only visitors need the demo's data. */
const DemoFrame = lazy(async () => ({ default: (await import('./demo-frame.tsx')).DemoFrame }))

/** Nothing is told before something was done: after the first screen. */
const Toaster = lazy(() =>
  import('#ui/toaster.tsx').then(
    ({ Toaster }) => ({ default: Toaster }),
    // Without notices the form still works; a rejection would take the whole island off the screen.
    () => ({ default: () => null }),
  ),
)

type Props = { locale: Locale; texts: CentreTexts }

/** "Mi Centro de Salud": of its owner, or, without a session, a demonstration that never calls the API. */
export function Health({ locale, texts }: Props): ReactNode {
  const t = createT(texts, locale)
  const hydrated = useHydrated()
  const signedIn = useSignedIn()
  const [isShown, setIsShown] = useState(false)
  const ended = useSessionEnd(isShown && signedIn)
  useEndedSoon(isShown)
  const show = () => setIsShown(true)

  return (
    <>
      {ended ? (
        <EndedLater t={t} unsaved={$healthDrafts.get().length > 0} />
      ) : !hydrated ? (
        <CentreSkeleton label={t('health.loading')} />
      ) : signedIn ? (
        <HealthApiContext value={LIVE}>
          <CentreFrame t={t} locale={locale} onShown={show} />
        </HealthApiContext>
      ) : (
        <Suspense fallback={<CentreSkeleton label={t('health.loading')} />}>
          <DemoFrame t={t} locale={locale} onShown={show} />
        </Suspense>
      )}
      {isShown && (
        <Suspense>
          <Toaster label={t('health.notices')} closeLabel={t('health.close')} />
        </Suspense>
      )}
    </>
  )
}
