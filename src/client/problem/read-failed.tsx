import { useTransition, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'

type Props = {
  /** What could not be read. */
  children: ReactNode
  onRetry: () => unknown
}

/** Stands where something could not be read, and offers to ask again: nothing does so by itself. */
export function ReadFailed({ children, onRetry }: Props): ReactNode {
  const t = useT('island')
  const [isAsking, ask] = useTransition()
  return (
    <div className="grid justify-items-start gap-2">
      <Problem>{children}</Problem>
      <Button
        variant="quiet"
        size="sm"
        loading={isAsking}
        onClick={() =>
          ask(async () => {
            await onRetry()
          })
        }
      >
        {t('island.retry')}
      </Button>
    </div>
  )
}
