import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/**
 * The place of something that is still loading; give it the size of what comes (`className="h-5 w-40"`), so that
 * nothing moves when it does. Silent: whoever shows it says once, in a status, that something loads.
 */
export function Skeleton({ className }: { className: string }): ReactNode {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={cx('skeleton animate-breathe', className)}
    />
  )
}
