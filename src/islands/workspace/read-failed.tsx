import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'

type Props = {
  /** What could not be read. */
  children: ReactNode
  onRetry: () => unknown
}

/** Stands where a part could not be read, and offers to ask again: nothing does so by itself. */
export function ReadFailed({ children, onRetry }: Props): ReactNode {
  const t = useT('workspace')
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-clay-strong">
      <p>{children}</p>
      <Button variant="quiet" size="sm" onClick={() => void onRetry()}>
        {t('workspace.retry')}
      </Button>
    </div>
  )
}
