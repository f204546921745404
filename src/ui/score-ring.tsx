import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const SIZES = { md: 'size-14 text-base', lg: 'size-24 text-2xl' } as const

export type ScoreRingProps = {
  /** 0 to 100; shown as a whole number. */
  value: number
  /** What the number means, such as "Ranking score: 92 of 100". */
  label: string
  size?: keyof typeof SIZES
}

/**
 * The ranking score as a ring around its number. The large one turns into place once; a list's many small ones
 * stand still, because twenty layers that move at once blocked a phone for 200 ms while the page was loading.
 */
export function ScoreRing({ value, label, size = 'md' }: ScoreRingProps): ReactNode {
  const score = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <span
      role="img"
      aria-label={label}
      className={cx(
        'relative inline-grid shrink-0 place-items-center font-display leading-none font-bold tabular-nums',
        SIZES[size],
      )}
    >
      <svg
        viewBox="0 0 56 56"
        fill="none"
        strokeWidth="6.5"
        className={cx('absolute inset-0 size-full -rotate-90', size === 'lg' && 'animate-fill')}
      >
        <circle cx="28" cy="28" r="24.5" className="stroke-surface-2" />
        {score > 0 && (
          <circle
            cx="28"
            cy="28"
            r="24.5"
            pathLength="100"
            strokeDasharray={`${score} 100`}
            className="stroke-pine"
          />
        )}
      </svg>
      <span className="relative">{score}</span>
    </span>
  )
}
