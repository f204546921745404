import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BandProps = {
  /** The widths of a source's reference ranges, from low to high, in relation to each other. */
  steps: readonly number[]
  /** The index of the range that contains the value, from 0. */
  current: number
  /** The position of the value, as a percentage of the width. */
  at: number
  /** The range as its source names it, such as "PA elevada (ESC 2024)". */
  label: string
}

/** A value within the ranges of a source: one neutral colour, its range darker; no range is called good or bad. */
export function Band({ steps, current, at, label }: BandProps): ReactNode {
  return (
    <span role="img" aria-label={label} className="relative flex h-2 gap-0.75">
      {steps.map((width, i) => (
        <span
          key={i}
          style={{ flexGrow: width }}
          className={cx(
            'first:rounded-s-full nth-last-2:rounded-e-full',
            i === current ? 'bg-band-on' : 'bg-band',
          )}
        />
      ))}
      <span
        style={{ left: `${at}%` }}
        className="absolute top-1/2 size-3.5 -translate-1/2 rounded-full border-[2.5px] border-on-citrus bg-citrus"
      />
    </span>
  )
}
