import type { ReactNode } from 'react'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { FailedIntent } from './use-intent.ts'

/** Why a button could not do what it says. */
export function IntentFailed({ failed }: { failed: FailedIntent | null }): ReactNode {
  const t = useT('adminArticles')
  if (!failed) return null
  return (
    <ChangeFailed
      failure={failed.failure}
      texts={{
        STALE: t('adminArticles.failure.stale'),
        other: t(
          failed.intent.to === 'save'
            ? 'adminArticles.failure.save'
            : 'adminArticles.failure.change',
        ),
      }}
    />
  )
}
