import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'

type Props = {
  /** What is announced, where there is more to say than that something loads. */
  label?: string
  className?: string
  /** Its shape, of `Skeleton`s, which screen readers do not read. */
  children: ReactNode
}

/** Keeps the place of something while it loads, and announces that it does. */
export function Waiting({ label, className = 'grid gap-3', children }: Props): ReactNode {
  const t = useT('island')
  return (
    <div className={className}>
      <p role="status" className="sr-only">
        {label ?? t('island.loading')}
      </p>
      {children}
    </div>
  )
}
