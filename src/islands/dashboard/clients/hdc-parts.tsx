import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { CallFailed } from '#client/data/call-failed.ts'
import { Problem } from '#ui/problem.tsx'
import { Button } from '#ui/button.tsx'
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
export function Unread(props: { error: CallFailed; retry: () => void }): ReactNode {
  const { error, retry } = props
  const t = useT('dashboardClients', 'island', 'workspace')
  if (error.code === 'NOT_FOUND') return <p>{t('dashboardClients.hdc.gone')}</p>
  return (
    <div className="grid justify-items-start gap-3">
      <Problem>{t('dashboardClients.hdc.failed')}</Problem>
      <Button variant="quiet" size="sm" onClick={retry}>
        {t('island.retry')}
      </Button>
    </div>
  )
}
