import type { ReactNode } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** Instead of health data that has not come yet. */
export function Reading(): ReactNode {
  const t = useT('dashboardClients')
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm text-ink-soft">
        {t('dashboardClients.hdc.loading')}
      </p>
      <Skeleton className="h-40 w-full" />
    </div>
  )
}

/** Instead of health data that did not come. */
export function Unread(props: { error: CallFailed; retry: () => unknown }): ReactNode {
  const { error, retry } = props
  const t = useT('dashboardClients')
  if (error.code === 'NOT_FOUND') return <p>{t('dashboardClients.hdc.gone')}</p>
  return <ReadFailed onRetry={retry}>{t('dashboardClients.hdc.failed')}</ReadFailed>
}
