import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BandProps = {
  /** The steps of a named source from low to high, each as wide as it is beside the others. */
  steps: readonly number[]
  /** Which of them the value lies in, counted from 0. */
  current: number
  /** Where the value lies on the whole, 0 to 100. */
  at: number
  /** The step in the words of its source, such as "PA elevada (ESC 2024)". */
  label: string
}

/** Where a value lies in the steps of a source: one neutral, the step that holds it darker; never better or worse. */
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

/** How far somebody has come towards a goal of their own, 0 to 100. */
export function GoalBar({ done, label }: { done: number; label: string }): ReactNode {
  return (
    <span role="img" aria-label={label} className="relative block h-2 rounded-full bg-band">
      <span
        style={{ width: `${Math.min(Math.max(done, 0), 100)}%` }}
        className="block h-full rounded-full bg-pine"
      />
      <span className="absolute end-0 -top-1.25 h-4.5 w-0.75 rounded-full bg-ink" />
    </span>
  )
}
