import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { QUIET, TILES } from './looks.ts'

/** A segment of a bar, with its entry in the legend. */
export type BarPart = {
  name: string
  /** Shown after the name in the legend. */
  detail: ReactNode
  /** The class that sets `--hue`. */
  tone: string
  /** Its share of the bar, in any unit. */
  size: number
  /** Whether it contains the result; undefined where there is nothing to compare. */
  isActive?: boolean | undefined
}

type Props = { parts: readonly BarPart[]; className?: string }

/** A stacked bar. Hidden from screen readers: the legend has the same information. */
export function PartsBar({ parts, className = 'h-4' }: Props): ReactNode {
  return (
    <div aria-hidden="true" className={cx('flex gap-0.75', className)}>
      {parts.map(({ name, tone, size, isActive }) => (
        <span
          key={name}
          style={{ flexGrow: size }}
          className={cx(
            'min-w-0.5 basis-0 bg-hue transition-opacity duration-200 first:rounded-s-full last:rounded-e-full',
            tone,
            isActive === false && 'opacity-40',
          )}
        />
      ))}
    </div>
  )
}

/** The legend of a stacked bar. */
export function PartsLegend({ parts }: Props): ReactNode {
  return (
    <ul className={cx(TILES, 'gap-x-3 gap-y-1.5 text-sm leading-tight')}>
      {parts.map(({ name, detail, tone, isActive }) => (
        <li
          key={name}
          aria-current={isActive ? 'true' : undefined}
          className={cx(
            'grid grid-cols-[auto_1fr] content-start items-baseline gap-x-2 before:size-[0.7rem] before:rounded-[4px] before:bg-hue',
            tone,
          )}
        >
          <span className={isActive ? 'font-medium' : undefined}>{name}</span>
          <span className={cx('col-start-2', QUIET)}>{detail}</span>
        </li>
      ))}
    </ul>
  )
}
