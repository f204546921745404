import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { placePoints, type PlacedPoint, type SparkPoint } from './spark-path.ts'

export type SparklineProps = {
  points: readonly SparkPoint[]
  /** Whether the last value is outdated; its dot is pale then. */
  old?: boolean
  /** Lowest and highest value of a scale with fixed ends, such as 0 and 10; otherwise the line fills the height. */
  range?: readonly [number, number]
  className?: string
}

/** A trend without axes; the text beside it states the change. Pairs are vertical strokes, values a line. */
export function Sparkline({ points, old = false, range, className }: SparklineProps): ReactNode {
  const placed = placePoints(points, range)
  const last = placed.at(-1)
  const pairs = placed.some(({ low, high }) => low !== high)
  return (
    <span aria-hidden="true" className={cx('relative block h-11', className)}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute size-full overflow-visible stroke-pine [&_path]:[vector-effect:non-scaling-stroke]"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {pairs ? <Pairs placed={placed} /> : <path d={lineOf(placed)} strokeWidth="2.5" />}
      </svg>
      {last && !pairs && (
        <span
          style={{ left: `${last.x}%`, top: `${last.high}%` }}
          className={cx(
            'absolute size-3 -translate-1/2 rounded-full border-[2.5px]',
            old ? 'border-ink-soft bg-surface-2' : 'border-on-citrus bg-citrus',
          )}
        />
      )}
    </span>
  )
}

const lineOf = (placed: PlacedPoint[]) =>
  `M${placed.map(({ x, high }) => `${x} ${high}`).join('L')}`

/** The latest pair in full colour, those before it paler. */
function Pairs({ placed }: { placed: PlacedPoint[] }): ReactNode {
  return placed.map(({ x, low, high }, i) => (
    <path
      key={x}
      d={`M${x} ${high}V${low}`}
      strokeWidth="5"
      opacity={i === placed.length - 1 ? undefined : 0.55}
    />
  ))
}
