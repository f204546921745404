import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/**
 * A placeholder for content that is loading; give it the content's size (`className="h-5 w-40"`) to avoid layout shift.
 * Hidden from screen readers: the caller announces the loading once, in a status.
 */
export function Skeleton({ className }: { className: string }): ReactNode {
  return <span aria-hidden="true" data-skeleton="" className={cx('skeleton', className)} />
}
