import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useBoard } from './board.tsx'

/** Instead of a tab's list that did not arrive. */
export function PartFailed({ title, retry }: { title: string; retry: () => void }): ReactNode {
  const { t } = useBoard()
  return (
    <EmptyState
      heading="h3"
      title={title}
      text={t('dashboard.part.failedText')}
      action={<Button onClick={retry}>{t('workspace.retry')}</Button>}
    />
  )
}
