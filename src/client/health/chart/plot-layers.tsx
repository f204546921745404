import { useXAxisScale, useYAxisScale, usePlotArea } from 'recharts'
import type { ReactNode } from 'react'
import type { ChartGap, ChartNote, ChartValue } from './chart-model.ts'

const RADIUS = 2.6

/**
 * Layers that are one element each, however many values there are: Recharts would make an element for each dot, and
 * two thousand of them take a second.
 */

/** Hollow points, one for each value. */
export function ValuePoints({ values }: { values: readonly ChartValue[] }): ReactNode {
  const scale = useScales()
  if (!scale) return null
  const circle = `a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`
  const path = values
    .map(
      ({ at, value }) =>
        `M${(scale.x(at) - RADIUS).toFixed(1)} ${scale.y(value).toFixed(1)}${circle}`,
    )
    .join('')
  return <path d={path} className="fill-surface stroke-ink-soft" strokeWidth={1.2} />
}

/** Dotted lines over the days without values. */
export function Gaps({ gaps }: { gaps: readonly ChartGap[] }): ReactNode {
  const scale = useScales()
  if (!scale) return null
  const path = gaps
    .flatMap(({ from, to }) =>
      from.trend.map(
        (value, index) =>
          `M${scale.x(from.at)} ${scale.y(value)}L${scale.x(to.at)} ${scale.y(to.trend[index] ?? value)}`,
      ),
    )
    .join('')
  return <path d={path} className="stroke-pine" strokeWidth={2} strokeDasharray="2 5" fill="none" />
}

type LastPointProps = {
  value: ChartValue | undefined
  text: string
  /** Below the text; empty where there is no room for it. */
  date: string
}

/** The last value, with its figures and its day at the end of the line. */
export function LastPoint({ value, text, date }: LastPointProps): ReactNode {
  const scale = useScales()
  if (!scale || !value) return null
  const [x, y] = [scale.x(value.at), scale.y(value.value)]
  return (
    <>
      <circle cx={x} cy={y} r={5.5} className="fill-citrus stroke-on-citrus" strokeWidth={2} />
      <text
        x={x + 12}
        y={y}
        dominantBaseline="central"
        className="fill-ink font-display text-base font-heading"
      >
        {text}
      </text>
      <text x={x + 12} y={y + 20} dominantBaseline="central" className="fill-ink-soft text-xs">
        {date}
      </text>
    </>
  )
}

/** Numbers where notes are, explained below the chart. */
export function NoteMarks({ notes }: { notes: readonly ChartNote[] }): ReactNode {
  const scale = useScales()
  const area = usePlotArea()
  if (!scale || !area) return null
  const bottom = area.y + area.height
  return notes.map(({ number, at }) => (
    <g key={number}>
      <path
        d={`M${scale.x(at)} ${area.y}V${bottom}`}
        className="stroke-edge"
        strokeDasharray="2 3"
      />
      <circle cx={scale.x(at)} cy={bottom} r={9} className="fill-surface stroke-edge" />
      <text
        x={scale.x(at)}
        y={bottom}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink text-xs"
      >
        {number}
      </text>
    </g>
  ))
}

function useScales() {
  const x = useXAxisScale()
  const y = useYAxisScale()
  if (!x || !y) return null
  return { x: (at: number) => x(at) ?? 0, y: (value: number) => y(value) ?? 0 }
}
