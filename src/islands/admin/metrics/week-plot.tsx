import { memo, useEffect, useEffectEvent, type ReactNode } from 'react'
import {
  Area,
  AreaChart,
  ResponsiveContainer,
  Tooltip,
  useActiveTooltipDataPoints,
  XAxis,
  YAxis,
} from 'recharts'

/** A week by its place in the range, and its count; null below five. */
export type Point = { at: number; count: number | null }

type Props = {
  points: readonly Point[]
  label: string
  /** The week under the pointer or the keyboard; null when there is none. */
  onRead: (at: number | null) => void
}

/** One line from 0 on a scale of its own; broken where a week is not told. */
export const WeekPlot = memo(function WeekPlot({ points, label, onRead }: Props) {
  const most = Math.max(1, ...points.map(({ count }) => count ?? 0))
  return (
    <div className="h-16 w-full">
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart
          data={[...points]}
          margin={{ top: 6, right: 6, bottom: 2, left: 6 }}
          accessibilityLayer
          title={label}
          aria-label={label}
          role="application"
        >
          <XAxis dataKey="at" type="number" domain={['dataMin', 'dataMax']} hide />
          <YAxis domain={[0, most]} hide />
          <Tooltip content={() => null} isAnimationActive={false} cursor={{ strokeWidth: 1 }} />
          <Area
            dataKey="count"
            type="linear"
            connectNulls={false}
            isAnimationActive={false}
            className="stroke-pine"
            stroke="var(--color-pine)"
            strokeWidth={2.5}
            fill="var(--color-pine-wash)"
            fillOpacity={1}
            dot={<LonePoint points={points} />}
            activeDot={{ r: 4 }}
          />
          <Read onRead={onRead} />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  )
})

/** What Recharts gives to each dot. */
type DotProps = { cx?: number; cy?: number; index?: number; points: readonly Point[] }

/** A week between two that are not told has no line: it is a dot. */
function LonePoint({ cx, cy, index = 0, points }: DotProps): ReactNode {
  const isTold = (at: number) => (points[at]?.count ?? null) !== null
  if (!isTold(index) || isTold(index - 1) || isTold(index + 1)) return null
  return <circle cx={cx} cy={cy} r={3} className="fill-pine" />
}

function Read({ onRead }: Pick<Props, 'onRead'>) {
  const at = useActiveTooltipDataPoints<Point>()?.[0]?.at ?? null
  const tell = useEffectEvent(onRead)
  useEffect(() => tell(at), [at])
  return null
}
