import { useEffect, useState, type ReactNode } from 'react'
import { useHydrated } from '#client/use-hydrated.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { CentreSkeleton } from './centre-skeleton.tsx'
import { DemoFrame } from './demo-frame.tsx'
import type { HealthTexts } from './kit/texts.ts'
import { NoticesLater } from './notices-later.tsx'

type Props = { locale: Locale; texts: HealthTexts }

/**
 * The health centre as visitors see it: a demonstration that never calls the API. The build draws its first screen, which
 * says nothing that depends on the day, and this is hydrated over it.
 */
export function HealthDemo({ locale, texts }: Props): ReactNode {
  const t = createT(texts, locale)
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
          <CentreSkeleton label={t('health.loading')} />
        </div>
      )}
      <div className={hydrated ? undefined : 'asked:hidden'}>
        <DemoFrame t={t} locale={locale} onShown={() => setIsShown(true)} />
      </div>
      {isShown && <NoticesLater t={t} />}
    </>
  )
}
