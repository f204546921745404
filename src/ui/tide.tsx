import type { CSSProperties, ReactNode } from 'react'
import { cx } from './cx.ts'

export type TideProps = {
  /** Progress, 0 to 100. */
  level: number
  /** Indeterminate: the level rises and falls. */
  waiting?: boolean
  /** The class of its colour. */
  className?: string
}

/**
 * Progress as a flat level that rises behind the content of an element; the text beside it says the same. The element
 * must be `relative isolate`.
 */
export function Tide({ level, waiting = false, className = 'bg-citrus' }: TideProps): ReactNode {
  const height = waiting ? 100 : Math.min(Math.max(level, 0), 100)
  return (
    <span aria-hidden="true" className="absolute inset-0 -z-1 overflow-hidden rounded-[inherit]">
      <span
        style={{ '--level': `${Number(height.toFixed(1))}%` } as CSSProperties}
        className={cx(
          'block size-full origin-bottom scale-y-(--level) transition-transform duration-250 ease-out starting:scale-y-0',
          waiting && 'animate-tide',
          className,
        )}
      />
    </span>
  )
}
