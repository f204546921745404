import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import type { CallFailed } from '#client/call-failed.ts'
import { EndedLater, useEndedSoon } from '#islands/guard/ended-later.tsx'
import { useGuard } from '#islands/guard/use-guard.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { WorkspaceT } from './texts.ts'

/** Few come here who are none. */
const Denied = lazy(async () => ({ default: (await import('./denied.tsx')).Denied }))

/** Nothing is told before something was done. */
const Toaster = lazy(() =>
  import('#ui/toaster.tsx').then(
    ({ Toaster }) => ({ default: Toaster }),
    // Without notices the screen still works; a rejection would take the whole island off it.
    () => ({ default: () => null }),
  ),
)

type Props = {
  t: WorkspaceT
  locale: Locale
  /** The first read of the screen: without its answer nothing is shown. */
  first: { isLoaded: boolean; error: CallFailed | null; retry: () => void }
  /** What is said when that read has failed. */
  failed: string
  /** Whether something is typed and not saved, kept in this tab for the next sign-in. */
  unsaved?: boolean
  /** For whom it is not open; for professionals alone unless told. */
  denied?: ReactNode
  /** Keeps the place of the screen while it loads. */
  skeleton: ReactNode
  children: ReactNode
}

/** A screen of professionals: for visitors the sign-in, for everybody else why not. */
export function WorkspaceFrame(props: Props): ReactNode {
  const { t, locale, first, failed, unsaved = false, denied, skeleton, children } = props
  const { isLoaded, error, retry } = first
  const ended = useGuard(isLoaded)
  useEndedSoon(isLoaded)
  const isSomebodyThere = useSomebody()
  return (
    <>
      {ended ? (
        <EndedLater t={t} unsaved={unsaved} />
      ) : isLoaded ? (
        children
      ) : error?.code === 'FORBIDDEN' ? (
        (denied ?? (
          <Suspense>
            <Denied t={t} locale={locale} />
          </Suspense>
        ))
      ) : error && error.code !== 'UNAUTHENTICATED' ? (
        <EmptyState
          title={failed}
          text={t('workspace.failed.text')}
          action={<Button onClick={retry}>{t('workspace.retry')}</Button>}
        />
      ) : (
        <>
          <p role="status" className="mb-4 text-sm text-ink-soft">
            {t('workspace.loading')}
          </p>
          <div aria-hidden="true">{skeleton}</div>
        </>
      )}
      {isLoaded && isSomebodyThere && (
        <Suspense>
          <Toaster label={t('workspace.notices')} closeLabel={t('workspace.close')} />
        </Suspense>
      )}
    </>
  )
}

/** What a person does first: only then is there something to tell. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** True from the first sign of a person on. */
function useSomebody(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (isThere) return undefined
    const notice = () => setThere(true)
    for (const sign of SIGNS) addEventListener(sign, notice)
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, notice)
    }
  }, [isThere])
  return isThere
}
