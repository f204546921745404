import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** Instead of a tab's list that did not arrive. */
export function PartFailed({ title, retry }: { title: string; retry: () => void }): ReactNode {
  const t = useT('dashboard', 'island', 'workspace')
  return (
    <EmptyState
      heading="h3"
      title={title}
      text={t('dashboard.part.failedText')}
      action={<Button onClick={retry}>{t('island.retry')}</Button>}
    />
  )
}
