import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { CallFailed } from '#client/data/call-failed.ts'
import { SessionEnded } from '#islands/guard/session-ended.tsx'
import { useGuard } from '#islands/guard/use-guard.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { Denied } from './denied.tsx'

type Props = {
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
  const { first, failed, unsaved = false, denied, skeleton, children } = props
  const t = useT('island', 'workspace')
  const { isLoaded, error, retry } = first
  const ended = useGuard(isLoaded)
  return (
    <>
      {ended ? (
        <SessionEnded unsaved={unsaved} />
      ) : isLoaded ? (
        children
      ) : error?.code === 'FORBIDDEN' ? (
        (denied ?? <Denied />)
      ) : error && error.code !== 'UNAUTHENTICATED' ? (
        <EmptyState
          title={failed}
          text={t('workspace.failed.text')}
          action={<Button onClick={retry}>{t('island.retry')}</Button>}
        />
      ) : (
        <>
          <p role="status" className="mb-4 text-sm text-ink-soft">
            {t('workspace.loading')}
          </p>
          <div aria-hidden="true">{skeleton}</div>
        </>
      )}
      {isLoaded && <Toaster label={t('workspace.notices')} closeLabel={t('island.close')} />}
    </>
  )
}
